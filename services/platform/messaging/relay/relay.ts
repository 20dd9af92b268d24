import pg from 'pg';
import type { Logger } from 'pino';
import { BackOff, pause } from '#platform/kernel/time/back-off.ts';
import { CHANNEL } from '../channels.ts';
import { BEAT_MS, beat, Campaign, Deposed } from './leadership.ts';
import { BATCH, numberEvents } from './number-events.ts';
import type { Publishing } from './publishing.ts';
import { Signal } from './signal.ts';

const POLL_INTERVAL_MS = 500;
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5_000;
/** A database that does not answer for so long is given up, in milliseconds. */
const MAX_QUERY_MS = 15_000;

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
  private readonly backOff = new BackOff(FIRST_RETRY_MS, MAX_RETRY_MS);
  private readonly signal = new Signal();
  private running: Promise<void> = Promise.resolve();
  leading = false;

  constructor(private readonly options: RelayOptions) {}

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.signal.send();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        await this.serve().finally(() => this.stepDown());
      } catch (error) {
        if (this.stopped) break;
        const retryMs = this.backOff.next();
        if (error instanceof Deposed) this.options.logger.warn('another relay leads now');
        else this.options.logger.warn({ err: error, retryMs }, 'the relay lost its database connection, tries again');
        await pause(retryMs);
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
      this.signal.reset();
      await this.signal.wait(POLL_INTERVAL_MS);
      term = await campaign.tryToLead();
    }
    if (this.stopped || term === null) return;
    this.leading = true;
    this.backOff.reset();
    this.options.logger.info({ term }, 'the relay leads');
    this.options.publishing?.start(term);
    await client.query(`listen ${CHANNEL.appended}`);
    let signedAt = performance.now();
    while (!this.stopped) {
      if (broken) throw broken;
      this.signal.reset();
      const numbered = await this.numberEvents(client, term);
      if (numbered === 0 && performance.now() - signedAt >= BEAT_MS) await beat(client, term);
      if (numbered > 0 || performance.now() - signedAt >= BEAT_MS) signedAt = performance.now();
      if (numbered < BATCH) await this.signal.wait(this.options.pollMs ?? 100);
    }
  }

  private async connect(onBroken: (error: Error) => void): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.options.url,
      application_name: this.options.applicationName,
      keepAlive: true,
      query_timeout: MAX_QUERY_MS,
      // Each event passes through the index of what has no number yet, and leaves it. Only an ordered index scan clears what
      // was left there behind itself; a bitmap scan would read it all again each time.
      options: '-c enable_bitmapscan=off -c enable_seqscan=off',
    });
    client.on('error', (error) => {
      onBroken(error);
      this.signal.send();
    });
    client.on('notification', () => this.signal.send());
    this.client = client;
    await client.connect();
    return client;
  }

  /** @throws Deposed when there was something to number, but in another relay's term. */
  private async numberEvents(client: pg.Client, term: number): Promise<number> {
    const { count, head } = await numberEvents(client, term);
    if (count > 0) {
      this.options.onNumbered?.(count, head);
      this.options.publishing?.wake();
    }
    return count;
  }
}
