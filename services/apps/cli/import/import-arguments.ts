import { parseArgs } from 'node:util';

export interface ImportArguments {
  /** Path of the file; '-' is standard input. */
  file: string;
  dryRun: boolean;
  batch: number | undefined;
  /** The file tells of ceremonies, not of titles. */
  ceremonies: boolean;
}

/** What is wrong with the command line, in one sentence. */
export class ImportUsageError extends Error {}

const USAGE = 'usage: npm run import -- FILE [--dry-run] [--batch N | --ceremonies]';
const MAX_BATCH = 5_000;

/** @throws ImportUsageError */
export function importArguments(args: string[]): ImportArguments {
  const { values, positionals } = parsed(args);
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new ImportUsageError(USAGE);
  const batch = values.batch === undefined ? undefined : Number(values.batch);
  if (batch !== undefined && !(Number.isInteger(batch) && batch >= 1 && batch <= MAX_BATCH)) {
    throw new ImportUsageError(`--batch takes a number from 1 to ${MAX_BATCH}`);
  }
  const { 'dry-run': dryRun = false, ceremonies = false } = values;
  if (ceremonies && batch !== undefined) throw new ImportUsageError(USAGE);
  return { file, dryRun, batch, ceremonies };
}

function parsed(args: string[]) {
  try {
    const options = {
      'dry-run': { type: 'boolean' },
      batch: { type: 'string' },
      ceremonies: { type: 'boolean' },
    } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new ImportUsageError(`${(error as Error).message}\n${USAGE}`);
  }
}
