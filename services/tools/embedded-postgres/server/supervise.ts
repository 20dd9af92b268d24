import { pause } from '../../../platform/kernel/time/back-off.ts';
import { MINUTE_MS } from '../../../platform/kernel/time/durations.ts';
import { judgeProcess } from './postmaster.ts';

/** How often the server's process is looked at: a child that is not ours (one that was taken over) tells nobody of its end. */
const POLL_INTERVAL_MS = 200;
/** A server that dies more often than this within a minute is brought back no more: something kills it. */
const MAX_DEATHS = 5;

interface Supervised {
  pid: number;
  cluster: string;
  /** Starts it anew at its old port. @returns its process id. */
  restart(): Promise<number>;
  /** Whether another try may go better than one that ended like this. */
  mayPass(error: unknown): boolean;
  onDied?: (() => void) | undefined;
  onBack?: (() => void) | undefined;
  /** It does not come back, and nobody looks any more. */
  onLost(why: Error): void;
}

/** Brings a server back whose process has ended though nobody stopped it. */
export class Supervisor {
  private readonly stopping = new AbortController();
  private readonly deaths: number[] = [];
  private readonly running: Promise<void>;
  private readonly server: Supervised;

  constructor(server: Supervised) {
    this.server = server;
    this.running = this.run();
  }

  /** The process that serves just now. */
  get pid(): number {
    return this.server.pid;
  }

  /** Nothing is started any more once this has returned. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      if (!this.isGone()) await pause(POLL_INTERVAL_MS, this.stopping.signal);
      else if (!(await this.bringBack())) return;
    }
  }

  /** Its process id may belong to another program by now. */
  private isGone(): boolean {
    return ['gone', 'another program'].includes(judgeProcess(this.server.pid, this.server.cluster));
  }

  private async bringBack(): Promise<boolean> {
    const { server } = this;
    server.onDied?.();
    try {
      server.pid = await this.restart();
      server.onBack?.();
      return true;
    } catch (error) {
      if (!this.stopping.signal.aborted) server.onLost(error as Error);
      return false;
    }
  }

  /** A server that dies while it starts has died once more. */
  private async restart(): Promise<number> {
    let failure: unknown;
    for (;;) {
      this.noteDeath(failure);
      try {
        return await this.server.restart();
      } catch (error) {
        if (!this.server.mayPass(error)) throw error;
        failure = error;
      }
    }
  }

  /** @throws Error when there were too many. */
  private noteDeath(cause: unknown): void {
    const now = performance.now();
    this.deaths.push(now);
    const recent = this.deaths.filter((at) => now - at < MINUTE_MS);
    if (recent.length > MAX_DEATHS) throw new Error(`it ended ${recent.length} times within a minute`, { cause });
  }
}
