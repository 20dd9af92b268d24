import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/*
 * One launcher per cluster. A file with a process id would have to be judged stale or not after every crash, and two starters
 * may judge at once; a lock of the kernel vanishes with its holder. Node offers no flock, but SQLite takes such a lock on every
 * system, and it is built in.
 */

export interface FolderLock {
  release(): void;
}

/** SQLite's result codes; the extended ones carry them in their low byte. */
const BUSY = 5;
const FULL = 13;
const NO_ACCESS = [3, 8, 10, 14, 23];

/**
 * Takes the lock of `folder` (which must exist), or throws at once.
 * @throws EmbeddedPostgresError data_folder_in_use while another launcher holds it
 */
export function lockFolder(folder: string): FolderLock {
  const holderFile = path.join(folder, 'launcher.pid');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path.join(folder, 'launcher.lock'));
    database.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
    writeFileSync(holderFile, `${process.pid}\n`);
  } catch (error) {
    database?.close();
    throw refusal(error, folder, holderFile);
  }
  const held = database;
  return {
    release() {
      if (!held.isOpen) return;
      rmSync(holderFile, { force: true });
      held.close();
    },
  };
}

function refusal(error: unknown, folder: string, holderFile: string): unknown {
  const code = ((error as { errcode?: number }).errcode ?? 0) & 0xff;
  if (code === BUSY) {
    return new EmbeddedPostgresError(
      'data_folder_in_use',
      `Another Parde${holderOf(holderFile)} uses the database in ${folder}: stop it first, or choose another data folder.`,
    );
  }
  if (code === FULL)
    return new EmbeddedPostgresError('disk_full', 'The disk is full: free some space and start again.', {
      cause: error,
    });
  if (!NO_ACCESS.includes(code)) return error;
  return new EmbeddedPostgresError(
    'no_permission',
    `The database folder ${folder} may not be used by this user: run as its owner, or give the folder to this user.`,
    { cause: error },
  );
}

/** Only for the message: the lock itself does not depend on this file. */
function holderOf(holderFile: string): string {
  try {
    return ` (process ${readFileSync(holderFile, 'utf8').trim()})`;
  } catch {
    return '';
  }
}
