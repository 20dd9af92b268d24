import { readFileSync } from 'node:fs';
import { EmbeddedPostgresError, type EmbeddedPostgresErrorCode } from '../embedded-postgres-error.ts';

/** What PostgreSQL says (in English, see serverEnvironment), the code it stands for, and what to do. The first match counts. */
const KNOWN: [pattern: RegExp, code: EmbeddedPostgresErrorCode, advice: string][] = [
  [
    /No space left on device|Check free disk space|Disk quota exceeded/,
    'disk_full',
    'the disk is full: free some space and start again',
  ],
  [
    /Address already in use/,
    'port_in_use',
    'its port is taken: stop the program that uses it, or give the database another port',
  ],
  [
    /lock file "postmaster\.pid" already exists|pre-existing shared memory block/,
    'data_folder_in_use',
    'another server still uses its data folder: stop it first',
  ],
  [
    /database files are incompatible|global\/pg_control|invalid checkpoint record|could not locate a valid checkpoint/,
    'data_folder_broken',
    'its data folder is damaged: put it back from a backup',
  ],
  [
    /administrative permissions|cannot be run as root/,
    'no_permission',
    'it does not run with administrative rights: start Parde as an ordinary user',
  ],
  [
    /could not look up effective user ID/,
    'no_permission',
    'no usable system user was found: create one with "useradd --system postgres", or start Parde as an ordinary user',
  ],
  [
    /Read-only file system/,
    'no_permission',
    'the disk is read-only, as systems leave one that has failed: look at its health, and mount it for writing',
  ],
  [
    /Permission denied|Operation not permitted/,
    'no_permission',
    'it may not use its data folder: give the folder back to its owner',
  ],
];

const TAIL_LINES = 30;

/** The error that stands for what PostgreSQL wrote before it gave up; the tail of its words follows the first line. */
export function explainFailure(
  words: string,
  { doing, logFile }: { doing: string; logFile?: string },
): EmbeddedPostgresError {
  const tail = words.trim().split('\n').slice(-TAIL_LINES).join('\n');
  const known = KNOWN.find(([pattern]) => pattern.test(words));
  const advice = known?.[2] ?? 'see what it said below';
  const where = logFile ? ` Its log is ${logFile}.` : '';
  return new EmbeddedPostgresError(
    known?.[1] ?? 'start_failed',
    `${doing}: ${advice}.${where}${tail ? `\n${tail}` : ''}`,
  );
}

export function readLog(logFile: string): string {
  return wholeLog(logFile).slice(-65_536);
}

/** The log of the last server that took connections, however many starts have failed after it. */
export const formerLog = (logFile: string) => `${logFile}.1`;

/** Whether the log is of a server that took connections, and not of a start that failed. */
export function hasServed(logFile: string): boolean {
  return wholeLog(logFile).includes('ready to accept connections');
}

function wholeLog(logFile: string): string {
  try {
    return readFileSync(logFile, 'utf8');
  } catch {
    return '';
  }
}
