import { spawn } from 'node:child_process';
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

/**
 * Runs a program to its end. Aborting kills it, and resolves only when it is gone.
 * @throws ToolFailed with the last of what it said; the signal's reason when it was aborted.
 */
export async function runTool(
  program: string,
  tool: readonly string[],
  { signal, input, onLine, behind }: ToolRun = {},
): Promise<void> {
  signal?.throwIfAborted();
  const child = spawn(program, tool, { stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'] });
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
