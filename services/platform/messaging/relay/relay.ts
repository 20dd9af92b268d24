import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { CHANNEL } from '../channels.js';

/** Held by the one relay that leads. Belongs to the session that also numbers the events, so losing one loses the other. */
const LEADER_LOCK = 7_206_101;
const BATCH = 2_000;

// One statement, one transaction: the head moves exactly as far as events were numbered.
const NUMBER_EVENTS = `
  with batch as (
    select id, row_number() over (order by seq) as n from (
      select id, seq from write.event_log where position is null order by seq limit ${BATCH}
    ) unnumbered
  ),
  head as (
    update write.relay_head set position = position + (select count(*) from batch)
    where (select count(*) from batch) > 0
    returning position
  ),
  numbered as (
    update write.event_log e
    set position = head.position - (select count(*) from batch) + batch.n
    from batch, head where e.id = batch.id
    returning 1
  )
  select (select count(*)::int from numbered) as count, (select position from head) as head,
         (select pg_notify('${CHANNEL.head}', position::text) from head) as told`;

export interface RelayOptions {
  url: string;
  applicationName: string;
  logger: Logger;
  /** Longest time between two looks when no hint comes, in milliseconds. */
  pollMs?: number;
  onNumbered?: (count: number, head: number) => void;
}

/**
 * Gives every event its position, in one order that respects each stream's own. Readers of the log then see a gapless row
 * of numbers that only grows: nothing can appear below a position they have passed.
 */
export class Relay {
  private stopped = false;
  private client: pg.Client | null = null;
  private wake: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();
  leading = false;

  constructor(private readonly options: RelayOptions) {}

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    let retryMs = 100;
    while (!this.stopped) {
      try {
        await this.lead();
        retryMs = 100;
      } catch (error) {
        if (this.stopped) break;
        this.options.logger.warn({ err: error, retryMs }, 'the relay lost its database connection, tries again');
        await pause(retryMs);
        retryMs = Math.min(retryMs * 2, 5_000);
      } finally {
        this.leading = false;
        await this.client?.end().catch(() => undefined);
        this.client = null;
      }
    }
  }

  private async lead(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.options.url,
      application_name: this.options.applicationName,
      keepAlive: true,
    });
    let broken: Error | null = null;
    client.on('error', (error) => {
      broken = error;
      this.wake();
    });
    client.on('notification', () => this.wake());
    this.client = client;
    await client.connect();
    while (!this.stopped && !(await this.takeLeadership(client))) await this.idle(500);
    if (this.stopped) return;
    this.leading = true;
    this.options.logger.info('the relay leads');
    await client.query(`listen ${CHANNEL.appended}`);
    while (!this.stopped) {
      if (broken) throw broken;
      const numbered = await this.numberEvents(client);
      if (numbered < BATCH) await this.idle(this.options.pollMs ?? 100);
    }
  }

  private async takeLeadership(client: pg.Client): Promise<boolean> {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [LEADER_LOCK]);
    return rows[0].taken;
  }

  private async numberEvents(client: pg.Client): Promise<number> {
    this.hinted = false;
    const { rows } = await client.query(NUMBER_EVENTS);
    if (rows[0].count > 0) this.options.onNumbered?.(rows[0].count, Number(rows[0].head));
    return rows[0].count;
  }

  private hinted = false;

  /** Waits for a hint, at most `ms`. A hint that came while events were being numbered counts. */
  private idle(ms: number): Promise<void> {
    if (this.hinted) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        this.hinted = true;
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
