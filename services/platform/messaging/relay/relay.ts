import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { prepared } from '../../database/prepared.js';
import { CHANNEL } from '../channels.js';
import { BEAT_MS, beat, Campaign, Deposed } from './leadership.js';
import type { Publishing } from './publishing.js';
import { Waker } from './waker.js';

const BATCH = 2_000;
const LOOK_MS = 500;
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;
/** A database that does not answer for so long is given up, in milliseconds. */
const LONGEST_QUERY_MS = 15_000;

// One statement, one transaction: the head moves exactly as far as events were numbered, and only in the leader's own term.
const NUMBER_EVENTS = `
  with batch as (
    select id, row_number() over (order by seq) as n from (
      select id, seq from write.event_log where position is null order by seq limit ${BATCH}
    ) unnumbered
  ),
  head as (
    update write.relay_head set position = position + (select count(*) from batch)
    where (select count(*) from batch) > 0 and term = $1
    returning position
  ),
  numbered as (
    update write.event_log e
    set position = head.position - (select count(*) from batch) + batch.n
    from batch, head where e.id = batch.id
    returning 1
  )
  select (select count(*)::int from batch) as found, (select count(*)::int from numbered) as count,
         (select position from head) as head,
         (select pg_notify('${CHANNEL.head}', position::text) from head) as told`;

export interface RelayOptions {
  url: string;
  applicationName: string;
  logger: Logger;
  /** Longest time between two looks when no hint comes, in milliseconds. */
  pollMs?: number;
  onNumbered?: (count: number, head: number) => void;
  /** Publishes what is numbered, where readers do not follow the log itself. */
  publishing?: Publishing;
}

/**
 * Gives every event its position, in one order that respects each stream's own. Readers of the log then see a gapless row
 * of numbers that only grows: nothing can appear below a position they have passed.
 */
export class Relay {
  private stopped = false;
  private client: pg.Client | null = null;
  private retryMs = FIRST_RETRY_MS;
  private readonly waker = new Waker();
  private running: Promise<void> = Promise.resolve();
  leading = false;

  constructor(private readonly options: RelayOptions) {}

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.waker.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        await this.serve().finally(() => this.stepDown());
      } catch (error) {
        if (this.stopped) break;
        const retryMs = this.retryMs;
        if (error instanceof Deposed) this.options.logger.warn('another relay leads now');
        else this.options.logger.warn({ err: error, retryMs }, 'the relay lost its database connection, tries again');
        await pause(retryMs);
        this.retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
      }
    }
  }

  private async stepDown(): Promise<void> {
    this.leading = false;
    const client = this.client;
    this.client = null;
    await Promise.all([this.options.publishing?.stop(), client?.end().catch(() => undefined)]);
  }

  /** Follows until this relay may lead, then leads until it is stopped or loses its session or its term. */
  private async serve(): Promise<void> {
    let broken: Error | null = null;
    const client = await this.connect((error) => {
      broken = error;
    });
    const campaign = new Campaign(client);
    let term = await campaign.tryToLead();
    while (term === null && !this.stopped) {
      this.waker.listen();
      await this.waker.sleep(LOOK_MS);
      term = await campaign.tryToLead();
    }
    if (this.stopped || term === null) return;
    this.leading = true;
    this.retryMs = FIRST_RETRY_MS;
    this.options.logger.info({ term }, 'the relay leads');
    this.options.publishing?.start(term);
    await client.query(`listen ${CHANNEL.appended}`);
    let signedAt = performance.now();
    while (!this.stopped) {
      if (broken) throw broken;
      this.waker.listen();
      const numbered = await this.numberEvents(client, term);
      if (numbered === 0 && performance.now() - signedAt >= BEAT_MS) await beat(client, term);
      if (numbered > 0 || performance.now() - signedAt >= BEAT_MS) signedAt = performance.now();
      if (numbered < BATCH) await this.waker.sleep(this.options.pollMs ?? 100);
    }
  }

  private async connect(onBroken: (error: Error) => void): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.options.url,
      application_name: this.options.applicationName,
      keepAlive: true,
      query_timeout: LONGEST_QUERY_MS,
      // Each event passes through the index of what has no number yet, and leaves it. Only an ordered index scan clears what
      // was left there behind itself; a bitmap scan would read it all again each time.
      options: '-c enable_bitmapscan=off -c enable_seqscan=off',
    });
    client.on('error', (error) => {
      onBroken(error);
      this.waker.wake();
    });
    client.on('notification', () => this.waker.wake());
    this.client = client;
    await client.connect();
    return client;
  }

  /** @throws Deposed when there was something to number, but in another relay's term. */
  private async numberEvents(client: pg.Client, term: number): Promise<number> {
    const { rows } = await client.query(prepared(NUMBER_EVENTS, [term]));
    const { found, count, head } = rows[0];
    if (found > 0 && count === 0) throw new Deposed();
    if (count > 0) {
      this.options.onNumbered?.(count, Number(head));
      this.options.publishing?.wake();
    }
    return count;
  }
}
