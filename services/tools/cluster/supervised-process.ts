import { createInterface } from 'node:readline';
import { clearTimeout, setTimeout } from 'node:timers';
import { BackOff } from '#platform/kernel/time/back-off.ts';
import { ManagedProcess } from '#tools/processes/managed-process.ts';

export interface ProcessPlan {
  /** Unique in the cluster, such as `queries 2`. */
  name: string;
  command: string;
  args: string[];
  environment: Record<string, string | undefined>;
  /** Where it answers for its health; null for programs that have no such address. */
  readyUrl: string | null;
  /** What asks it to stop gracefully. */
  stopSignal?: NodeJS.Signals;
}

export interface ClusterVoice {
  /** A line that a process wrote. */
  heard(name: string, line: string): void;
  /** What the cluster itself has to tell. */
  say(line: string): void;
  /** Some process has begun or ended. */
  changed(): void;
}

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 10_000;
/** A process that lived this long has started well: its next end is a first one again. */
const SETTLED_MS = 30_000;
/** Longer than the processes' own grace. */
const TIMEOUT_MS = 15_000;

/** One program that is kept running: when it ends unasked it is started again, each time after a longer pause. */
export class SupervisedProcess {
  private process: ManagedProcess | null = null;
  private stopping = false;
  private readonly backOff = new BackOff(FIRST_PAUSE_MS, MAX_PAUSE_MS);
  private restart: NodeJS.Timeout | undefined;
  starts = 0;

  constructor(
    readonly plan: ProcessPlan,
    private readonly voice: ClusterVoice,
  ) {}

  get pid(): number | undefined {
    return this.process?.pid;
  }

  start(): void {
    const begun = performance.now();
    const { command, args, environment, name } = this.plan;
    this.starts += 1;
    // A group of its own: Ctrl-C reaches the cluster alone, which then stops its processes in order.
    const started = new ManagedProcess(command, args, { env: environment, detached: true, maxOutput: 0 });
    this.process = started;
    const { child } = started;
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.voice.heard(name, line));
    }
    child.on('error', (error) => this.voice.say(`${name} could not be started: ${error.message}`));
    child.on('exit', () => endGroup(child.pid));
    child.on('close', (code, signal) => this.ended(signal ?? `code ${code}`, performance.now() - begun));
    this.voice.changed();
  }

  /** Asks it to stop and waits; who does not hear is ended. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.restart);
    const running = this.process;
    if (!running) return;
    const onKill = () => this.voice.say(`${this.plan.name} does not stop and is ended`);
    await running.end(this.plan.stopSignal ?? 'SIGTERM', { killAfterMs: TIMEOUT_MS, onKill });
    // The last lines that it wrote come after its exit.
    await running.finished();
  }

  /** The last way out, when nothing can be waited for. */
  kill(): void {
    this.stopping = true;
    this.process?.send('SIGKILL');
  }

  private ended(how: string, livedMs: number): void {
    this.process = null;
    this.voice.changed();
    if (this.stopping) return;
    if (livedMs >= SETTLED_MS) this.backOff.reset();
    const pauseMs = this.backOff.next();
    const seconds = (pauseMs / 1_000).toLocaleString('en');
    this.voice.say(`${this.plan.name} ended (${how}); it is started again in ${seconds} s`);
    this.restart = setTimeout(() => this.start(), pauseMs);
  }
}

/** What a killed program leaves, such as the workers of nginx, would hold its port and its output. */
function endGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has left nothing.
  }
}
