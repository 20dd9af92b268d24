import type { Logger } from 'pino';
import { LOG_PARTITION } from '#platform/kernel/context/read-position.ts';
import { BackOff, pause } from '#platform/kernel/time/back-off.ts';
import type { Heartbeat } from '#platform/telemetry/heartbeats.ts';
import type { EventSubscription } from '../event-transport.port.ts';
import type { LogWindows } from './log-windows.ts';

/** How often an idle subscription asks for its checkpoint: a read database that crashed may have lost its last moments. */
const RECHECK_MS = 5_000;
const FIRST_RETRY_MS = 50;
const MAX_RETRY_MS = 5_000;

interface TailOptions {
  logger: Logger;
  heartbeat: Heartbeat;
  recheckMs?: number | undefined;
}

/** One subscription's way along the log. */
export class Tail {
  private stopped = false;
  private hinted = false;
  private wakeUp: () => void = () => undefined;
  private position: number | null = null;
  private checkedAt = 0;
  private readonly types: ReadonlySet<string>;
  private readonly recheckMs: number;

  constructor(
    private readonly windows: LogWindows,
    private readonly subscription: EventSubscription,
    private readonly options: TailOptions,
  ) {
    this.types = new Set(subscription.types);
    this.recheckMs = options.recheckMs ?? RECHECK_MS;
  }

  readonly wake = (): void => {
    this.hinted = true;
    this.wakeUp();
  };

  stop(): void {
    this.stopped = true;
    this.wakeUp();
  }

  async run(): Promise<void> {
    const { heartbeat, logger } = this.options;
    const backOff = new BackOff(FIRST_RETRY_MS, MAX_RETRY_MS);
    while (!this.stopped) {
      try {
        const more = await this.step();
        heartbeat.moved();
        backOff.reset();
        if (!more) await this.idle(this.recheckMs);
      } catch (error) {
        if (this.stopped) break;
        heartbeat.failed();
        this.position = null;
        const retryMs = backOff.next();
        logger.warn({ err: error, subscription: this.subscription.name, retryMs }, 'events could not be handled');
        await pause(retryMs);
      }
    }
    heartbeat.rest();
  }

  /** @returns whether there may be more to read at once. */
  private async step(): Promise<boolean> {
    this.hinted = false;
    if (this.position === null || performance.now() - this.checkedAt > this.recheckMs) await this.check();
    const after = this.position ?? 0;
    const window = await this.windows.after(after);
    if (!window) return false;
    const events = window.events.filter(({ position, type }) => position > after && this.types.has(type));
    await this.subscription.handle({ events, head: window.head, after, partition: LOG_PARTITION });
    this.position = window.head;
    return true;
  }

  private async check(): Promise<void> {
    this.position = (await this.subscription.checkpoint(LOG_PARTITION)).position;
    this.checkedAt = performance.now();
  }

  private idle(ms: number): Promise<void> {
    if (this.hinted || this.stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
