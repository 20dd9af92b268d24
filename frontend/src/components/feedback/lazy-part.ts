import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react';
import { askForServer } from '../../lib/api/connection.ts';
import { importAgain } from '../../lib/modules/import-again.ts';
import { countLoading } from './chunks-loading.ts';

/** A part of the site whose file did not come: no connection, or a build that is gone. */
export class PartError extends Error {
  override name = 'PartError';
}

interface Module<P> {
  default: ComponentType<P>;
}

/** What makes a failed part loadable again. React keeps a rejection for good, so each needs a new `lazy`. */
const failed = new Set<() => void>();

export function renewFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** React.lazy that can be tried again; `Part` stands around it and offers that. */
export function lazyPart<P extends object>(load: () => Promise<Module<P>>): FunctionComponent<P> {
  let failedBefore = false;
  let Loaded = lazy(attempt);
  async function attempt(): Promise<Module<P>> {
    try {
      return await (failedBefore ? load().catch(importAgain<Module<P>>) : load());
    } catch (cause) {
      failedBefore = true;
      void askForServer();
      failed.add(() => {
        Loaded = lazy(attempt);
      });
      throw new PartError(String(cause), { cause });
    }
  }
  return (props) => createElement(Loaded as ComponentType<P>, props);
}

/** As `lazyPart`, for what the loading bar shows: whole pages. */
export function lazyPage<P extends object>(load: () => Promise<Module<P>>): FunctionComponent<P> {
  return lazyPart(() => countLoading(load()));
}
