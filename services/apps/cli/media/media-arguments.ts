import { parseArgs } from 'node:util';

export interface MediaArguments {
  folder: string;
  dryRun: boolean;
}

/** What is wrong with the command line, in one sentence. */
export class MediaUsageError extends Error {}

const USAGE = 'usage: npm run media -- add FOLDER [--dry-run]';

/** @throws MediaUsageError */
export function mediaArguments(args: string[]): MediaArguments {
  const { values, positionals } = parsed(args);
  const [act, folder, ...more] = positionals;
  if (act !== 'add' || !folder || more.length > 0) throw new MediaUsageError(USAGE);
  return { folder, dryRun: values['dry-run'] ?? false };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: { 'dry-run': { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw new MediaUsageError(`${(error as Error).message}\n${USAGE}`);
  }
}
