import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react';
import { askForServer } from '../../lib/api/transport/connection.ts';
import { tellOfArrival } from '../../lib/modules/arrivals.ts';
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

const loaders = new Map<string, () => Promise<void>>();
/** The names of the parts that were drawn, each after those that it stands in. */
export const drawnParts = new Set<string>();

/**
 * Loads parts before they are first drawn: they are then drawn at once, where any other makes React wait. Each may bring the next.
 * One that does not come is loaded when it is drawn.
 */
export async function loadParts(names: readonly string[]): Promise<void> {
  for (const name of names)
    await loaders
      .get(name)?.()
      .catch(() => undefined);
}

/** React.lazy that can be tried again; `Part` stands around it and offers that. @param name of its file. */
export function lazyPart<P extends object>(name: string, load: () => Promise<Module<P>>): FunctionComponent<P> {
  let failedBefore = false;
  const wait = () => tellOfArrival(attempt());
  let Loaded: ComponentType<P> = lazy(wait);
  loaders.set(name, async () => {
    Loaded = (await attempt()).default;
  });
  async function attempt(): Promise<Module<P>> {
    try {
      return await (failedBefore ? load().catch(importAgain<Module<P>>) : load());
    } catch (cause) {
      failedBefore = true;
      void askForServer();
      failed.add(() => {
        Loaded = lazy(wait);
      });
      throw new PartError(String(cause), { cause });
    }
  }
  return (props) => {
    drawnParts.add(name);
    return createElement(Loaded, props);
  };
}

/** As `lazyPart`, for what the loading bar shows: whole pages. */
export function lazyPage<P extends object>(name: string, load: () => Promise<Module<P>>): FunctionComponent<P> {
  return lazyPart(name, () => countLoading(load()));
}
