import { parseArgs } from 'node:util';
import type { RebuildOptions } from '#platform/messaging/rebuild/rebuild.ts';

interface RebuildArguments {
  names: string[];
  mode: RebuildOptions['mode'];
}

/** What is wrong with the command line, in one sentence. */
export class RebuildUsageError extends Error {}

const USAGE = `usage: npm run rebuild -- PROJECTION|search|all … [--compare | --check]
  --compare  tells what differs from the live tables before it takes their place
  --check    only tells what differs (exit code 1) and leaves everything as it is`;

/** @throws RebuildUsageError */
export function rebuildArguments(args: string[]): RebuildArguments {
  const { values, positionals } = parsed(args);
  if (positionals.length === 0 || (values.compare && values.check)) throw new RebuildUsageError(USAGE);
  return { names: positionals, mode: values.check ? 'check' : values.compare ? 'compare' : 'swap' };
}

function parsed(args: string[]) {
  try {
    const options = { compare: { type: 'boolean' }, check: { type: 'boolean' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new RebuildUsageError(`${(error as Error).message}\n${USAGE}`);
  }
}
