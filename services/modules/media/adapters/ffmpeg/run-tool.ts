import { spawn, spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What is kept of what a tool says, to tell when it fails. */
const TOLD_LINES = 6;

class ToolFailed extends Error {
  override readonly name = 'ToolFailed';
}

export interface ToolRun {
  signal?: AbortSignal;
  /** Written to its standard input. */
  input?: Readable;
  onLine?: (line: string) => void;
  /** Lets everything else on the machine go first. */
  behind?: boolean;
}

/** Of util-linux: what it runs is killed with us, and does not work on for hours behind a process that was killed itself. */
const WITH_US = ['setpriv', '--pdeathsig', 'KILL', '--'];
let endsWithUs: boolean | undefined;

/** Busybox has another one, which does not know how. */
function mayEndWithUs(): boolean {
  const [setpriv = '', ...words] = WITH_US;
  endsWithUs ??= process.platform === 'linux' && spawnSync(setpriv, [...words, 'true']).status === 0;
  return endsWithUs;
}

/**
 * Runs a program to its end. Aborting kills it, and resolves only when it is gone. Where the system can, it ends with this process.
 * @throws ToolFailed with the last of what it said; the signal's reason when it was aborted.
 */
export async function runTool(
  program: string,
  tool: readonly string[],
  { signal, input, onLine, behind }: ToolRun = {},
): Promise<void> {
  signal?.throwIfAborted();
  const [command = program, ...words] = [...(mayEndWithUs() ? WITH_US : []), program, ...tool];
  const child = spawn(command, words, { stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'] });
  if (behind && child.pid) putBehind(child.pid);
  const told: string[] = [];
  const ended = new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, killedBy) => resolve(code === 0 ? null : `ended by ${killedBy ?? `code ${code}`}`));
  });
  const kill = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', kill, { once: true });
  createInterface({ input: child.stdout! }).on('line', (line) => onLine?.(line));
  createInterface({ input: child.stderr! }).on('line', (line) => {
    told.push(line);
    if (told.length > TOLD_LINES) told.shift();
  });
  // A tool that ends early closes its input; what it said is the better error.
  if (input) pipeline(input, child.stdin!).catch(() => undefined);
  const failure = await ended;
  signal?.removeEventListener('abort', kill);
  signal?.throwIfAborted();
  if (failure) throw new ToolFailed([`${program} ${failure}`, ...told].join('\n'));
}

function putBehind(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}
