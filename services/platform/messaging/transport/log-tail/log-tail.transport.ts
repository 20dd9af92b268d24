import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { NotificationListener } from '../../../database/notifications.js';
import { CHANNEL } from '../../channels.js';
import type { RecordedEvent } from '../../outbox/event-definition.js';
import { type EventSubscription, EventTransport, type RunningSubscription } from '../event-transport.port.js';

/** How many positions one read looks at. A bound on positions, not on rows: it is an index range whatever the planner knows. */
const WINDOW = 1_000;
const POLL_MS = 500;
const READ_HEAD = 'select position from write.relay_head';
const READ_EVENTS = `
  select id, stream, version, type, data, position, time, actor, correlation_id, causation_id, traceparent
  from write.event_log where position > $1 and position <= $2 and type = any($3)
  order by position`;

export interface LogTailOptions {
  url: string;
  applicationName: string;
  logger: Logger;
}

/** The embedded transport: reads the event log itself, by position, woken when the relay has numbered events. */
export class LogTailTransport extends EventTransport {
  private readonly pool: pg.Pool;
  private readonly listener: NotificationListener;
  private readonly wakers = new Set<() => void>();

  constructor(private readonly options: LogTailOptions) {
    super();
    this.pool = new pg.Pool({ connectionString: options.url, max: 4, application_name: options.applicationName });
    this.pool.on('error', () => undefined);
    const wakeAll = () => {
      for (const wake of this.wakers) wake();
    };
    this.listener = new NotificationListener({
      url: options.url,
      applicationName: `${options.applicationName}-tail`,
      channels: { [CHANNEL.head]: wakeAll },
      onConnected: wakeAll,
    });
  }

  start(): Promise<void> {
    return this.listener.start();
  }

  async close(): Promise<void> {
    await this.listener.stop();
    await this.pool.end();
  }

  subscribe(subscription: EventSubscription): RunningSubscription {
    const tail = new Tail(this.pool, subscription, this.options.logger);
    this.wakers.add(tail.wake);
    const running = tail.run();
    return {
      stop: async () => {
        this.wakers.delete(tail.wake);
        tail.stop();
        await running;
      },
    };
  }
}

/** One subscription's way along the log. */
class Tail {
  private stopped = false;
  private hinted = false;
  private wakeUp: () => void = () => undefined;
  private position: number | null = null;

  constructor(
    private readonly pool: pg.Pool,
    private readonly subscription: EventSubscription,
    private readonly logger: Logger,
  ) {}

  readonly wake = (): void => {
    this.hinted = true;
    this.wakeUp();
  };

  stop(): void {
    this.stopped = true;
    this.wakeUp();
  }

  async run(): Promise<void> {
    let retryMs = 50;
    while (!this.stopped) {
      try {
        const more = await this.step();
        retryMs = 50;
        if (!more) await this.idle(POLL_MS);
      } catch (error) {
        if (this.stopped) return;
        this.position = null;
        this.logger.warn({ err: error, subscription: this.subscription.name, retryMs }, 'events could not be handled');
        await pause(retryMs);
        retryMs = Math.min(retryMs * 2, 5_000);
      }
    }
  }

  /** @returns whether there may be more to read at once. */
  private async step(): Promise<boolean> {
    this.hinted = false;
    this.position ??= await this.subscription.checkpoint(0);
    const head = Number((await this.pool.query(READ_HEAD)).rows[0]?.position ?? 0);
    if (head <= this.position) return false;
    const reached = Math.min(head, this.position + WINDOW);
    const { rows } = await this.pool.query(READ_EVENTS, [this.position, reached, this.subscription.types]);
    await this.subscription.handle({ events: rows.map(toRecordedEvent), head: reached, partition: 0 });
    this.position = reached;
    return reached < head;
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

interface EventRow {
  id: string;
  stream: string;
  version: number;
  type: string;
  data: unknown;
  position: string | number;
  time: Date;
  actor: string | null;
  correlation_id: string | null;
  causation_id: string | null;
  traceparent: string | null;
}

function toRecordedEvent(row: EventRow): RecordedEvent {
  return {
    id: row.id,
    stream: row.stream,
    version: row.version,
    type: row.type,
    data: row.data,
    position: Number(row.position),
    time: row.time,
    actor: row.actor,
    correlationId: row.correlation_id,
    causationId: row.causation_id,
    traceparent: row.traceparent,
  };
}
