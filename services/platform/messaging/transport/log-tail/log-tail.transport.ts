import pg from 'pg';
import type { Logger } from 'pino';
import { NotificationListener } from '#platform/database/notifications.ts';
import { CHANNEL } from '../../channels.ts';
import { type EventSubscription, EventTransport, type RunningSubscription } from '../event-transport.port.ts';
import { LogWindows, type WindowLimits } from './log-windows.ts';
import { Tail } from './tail.ts';

/** How often the log is looked at without a hint from the relay. */
const POLL_INTERVAL_MS = 500;

export interface LogTailOptions {
  url: string;
  applicationName: string;
  logger: Logger;
  limits?: Partial<WindowLimits>;
}

/** The embedded transport: reads the event log itself, by position, woken when the relay has numbered events. */
export class LogTailTransport extends EventTransport {
  private readonly pool: pg.Pool;
  private readonly listener: NotificationListener;
  private readonly windows: LogWindows;
  private readonly tails = new Set<Tail>();
  private poll: NodeJS.Timeout | null = null;

  constructor(private readonly options: LogTailOptions) {
    super();
    this.pool = new pg.Pool({ connectionString: options.url, max: 4, application_name: options.applicationName });
    this.pool.on('error', () => undefined);
    this.windows = new LogWindows(this.pool, options.limits);
    this.listener = new NotificationListener({
      url: options.url,
      applicationName: `${options.applicationName}-tail`,
      channels: {
        [CHANNEL.head]: (position) => {
          this.windows.learnHead(Number(position) || 0);
          this.wakeAll();
        },
      },
      onConnected: () => {
        this.windows.reset();
        return this.lookForMore();
      },
    });
  }

  async start(): Promise<void> {
    this.poll = setInterval(() => void this.lookForMore(), POLL_INTERVAL_MS);
    await this.listener.start();
  }

  async close(): Promise<void> {
    if (this.poll) clearInterval(this.poll);
    await this.listener.stop();
    await this.pool.end();
  }

  subscribe(subscription: EventSubscription): RunningSubscription {
    this.windows.follow(subscription.types);
    const tail = new Tail(this.windows, subscription, this.options.logger);
    this.tails.add(tail);
    const running = tail.run();
    return {
      stop: async () => {
        this.tails.delete(tail);
        tail.stop();
        await running;
      },
    };
  }

  private wakeAll(): void {
    for (const tail of this.tails) tail.wake();
  }

  private async lookForMore(): Promise<void> {
    // A database that cannot be reached is the listener's to reconnect to; the next look comes soon.
    const more = await this.windows.lookForMore().catch(() => false);
    if (more) this.wakeAll();
  }
}
