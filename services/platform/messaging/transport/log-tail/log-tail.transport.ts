import type pg from 'pg';
import type { Logger } from 'pino';
import { createPool } from '#platform/database/connections/connections.ts';
import type { DatabaseLimits } from '#platform/database/connections/limits.ts';
import { NotificationListener } from '#platform/database/connections/notifications.ts';
import { type Heartbeat, type Heartbeats, UNWATCHED } from '#platform/telemetry/heartbeats.ts';
import { CHANNEL } from '../../channels.ts';
import { type EventSubscription, EventTransport, type RunningSubscription } from '../event-transport.port.ts';
import { LogWindows, type WindowLimits } from './log-windows.ts';
import { Tail } from './tail.ts';

/** How often the log is looked at without a hint from the relay. */
const POLL_INTERVAL_MS = 500;

interface LogTailOptions {
  url: string;
  applicationName: string;
  logger: Logger;
  limits?: Partial<WindowLimits>;
  databaseLimits?: DatabaseLimits;
  heartbeats?: Heartbeats;
  /** How often an idle subscription looks at its checkpoint, in milliseconds. */
  recheckMs?: number;
}

/** The embedded transport: reads the event log itself, by position, woken when the relay has numbered events. */
export class LogTailTransport extends EventTransport {
  private readonly pool: pg.Pool;
  private readonly listener: NotificationListener;
  private readonly windows: LogWindows;
  private readonly tails = new Set<Tail>();
  private readonly heartbeat: Heartbeat;
  private poll: NodeJS.Timeout | null = null;

  constructor(private readonly options: LogTailOptions) {
    super();
    const { url, applicationName, databaseLimits } = options;
    this.pool = createPool({ url, max: 4, applicationName, ...(databaseLimits && { limits: databaseLimits }) });
    this.heartbeat = options.heartbeats?.add('log tail') ?? UNWATCHED;
    this.windows = new LogWindows(this.pool, options.limits);
    this.listener = new NotificationListener({
      url: options.url,
      applicationName: `${options.applicationName}-tail`,
      channels: {
        [CHANNEL.head]: (payload) => {
          this.windows.learnHead(Number.parseInt(payload, 10) || 0);
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
    this.poll = null;
    this.heartbeat.rest();
    await this.listener.stop();
    await this.pool.end();
  }

  subscribe(subscription: EventSubscription): RunningSubscription {
    this.windows.follow(subscription.types);
    const { logger, heartbeats, recheckMs } = this.options;
    const heartbeat = heartbeats?.add(`projection ${subscription.name}`) ?? UNWATCHED;
    const tail = new Tail(this.windows, subscription, { logger, heartbeat, recheckMs });
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
    const more = await this.windows.lookForMore().catch(() => null);
    if (!this.poll) return;
    if (more === null) this.heartbeat.failed();
    else this.heartbeat.moved();
    if (more) this.wakeAll();
  }
}
