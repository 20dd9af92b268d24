import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

interface ManagedProcessOptions extends Pick<SpawnOptions, 'cwd' | 'env' | 'detached' | 'stdio'> {
  /** How many of the last characters of its output are kept. */
  maxOutput?: number;
}

interface EndOptions {
  /** It gets SIGKILL when it has not ended after so long; it is waited for without a limit when absent. */
  killAfterMs?: number;
  onKill?: () => void;
}

const MAX_OUTPUT = 8_000;

/** A child process that is started, watched and ended; the last of what it writes is kept for error messages. */
export class ManagedProcess {
  output = '';
  readonly child: ChildProcess;
  private readonly exited: Promise<unknown>;
  private readonly closed: Promise<unknown>;

  constructor(command: string, args: readonly string[], options: ManagedProcessOptions = {}) {
    const { maxOutput = MAX_OUTPUT, stdio = ['ignore', 'pipe', 'pipe'], ...others } = options;
    this.child = spawn(command, args, { ...others, stdio });
    this.exited = once(this.child, 'exit');
    this.closed = once(this.child, 'close');
    // A program that cannot be started fails whoever waits for it, and nobody else.
    for (const end of [this.exited, this.closed]) end.catch(() => undefined);
    if (maxOutput > 0) this.keepOutput(maxOutput);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get exitCode(): number | null {
    return this.child.exitCode;
  }

  /** Also when it could not be started. */
  get hasEnded(): boolean {
    const { exitCode, signalCode, pid } = this.child;
    return exitCode !== null || signalCode !== null || pid === undefined;
  }

  send(signal: NodeJS.Signals): void {
    if (!this.hasEnded) this.child.kill(signal);
  }

  /** Waits for its end and the end of its output. @returns the exit code. @throws the system's error when it was never started. */
  async finished(): Promise<number | null> {
    await this.closed;
    return this.exitCode;
  }

  /** Sends the signal and waits until the process is gone; at once when it has ended. @returns the exit code. */
  async end(signal: NodeJS.Signals, { killAfterMs, onKill }: EndOptions = {}): Promise<number | null> {
    if (this.hasEnded) return this.exitCode;
    this.child.kill(signal);
    const timer = killAfterMs === undefined ? undefined : setTimeout(() => this.kill(onKill), killAfterMs);
    await this.exited;
    clearTimeout(timer);
    return this.exitCode;
  }

  private kill(onKill: (() => void) | undefined): void {
    onKill?.();
    this.child.kill('SIGKILL');
  }

  private keepOutput(maxOutput: number): void {
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output = (this.output + text).slice(-maxOutput);
      });
    }
  }
}

/** Runs a program to its end. @returns what it wrote. @throws Error with it when the program fails. */
export async function runToEnd(
  command: string,
  args: readonly string[],
  options?: ManagedProcessOptions,
): Promise<string> {
  const run = new ManagedProcess(command, args, { maxOutput: Number.MAX_SAFE_INTEGER, ...options });
  const code = await run.finished();
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}: ${run.output}`);
  return run.output;
}
