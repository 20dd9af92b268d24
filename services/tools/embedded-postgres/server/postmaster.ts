import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '../../processes/is-alive.ts';

/** PostgreSQL's postmaster.pid: who serves the cluster, on which port, and how far it is. */
export interface PostmasterFile {
  pid: number;
  port: number;
  /** The folder of the server's socket; undefined when it has none. */
  socketFolder: string | undefined;
  status: string;
}

export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
  if (!(pid > 0)) return undefined;
  const [, , , port = '', socketFolder, , , status = ''] = lines;
  return { pid, port: Number.parseInt(port, 10) || 0, socketFolder: socketFolder || undefined, status: status.trim() };
}

/**
 * The file of a dead server whose process id still answers: another program has got it, or nobody has reaped the dead one (in
 * many containers nobody ever does). PostgreSQL would refuse to start. Deleting the file would also delete the key of the
 * shared memory by which it recognises left-over children of the dead server; so we put in a process id that never exists and
 * let its own check decide.
 */
export function disownPostmasterFile(cluster: string): void {
  const file = path.join(cluster, 'postmaster.pid');
  try {
    const [, ...rest] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, ['2147483647', ...rest].join('\n'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** ours: the main process of the server on `cluster`. unclear: a PostgreSQL of which we cannot tell. */
type ProcessVerdict = 'gone' | 'ours' | 'another program' | 'unclear';

/** Judges by the command line, which everyone may read; the working folder of another user's process is closed in containers. */
export function judgeProcess(pid: number, cluster: string): ProcessVerdict {
  if (!isAlive(pid)) return 'gone';
  if (process.platform === 'win32') return 'unclear';
  const command = commandOf(pid);
  // A process that has died and is not reaped yet has no command line.
  if (command === undefined) return 'gone';
  const program = path.basename(command[0] ?? '');
  if (program !== 'postgres' && program !== 'postmaster') return 'another program';
  const folder = command[command.indexOf('-D') + 1];
  if (!command.includes('-D') || folder === undefined || !path.isAbsolute(folder)) return 'unclear';
  return isSameFolder(folder, cluster);
}

function isSameFolder(folder: string, cluster: string): ProcessVerdict {
  if (folder === cluster) return 'ours';
  try {
    return realpathSync(folder) === realpathSync(cluster) ? 'ours' : 'another program';
  } catch {
    // Its folder has been moved since it started: it may well be this one.
    return 'unclear';
  }
}

function commandOf(pid: number): string[] | undefined {
  try {
    const words =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
        : execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
            .trim()
            .split(' ');
    return words[0] ? words : undefined;
  } catch {
    return undefined;
  }
}
