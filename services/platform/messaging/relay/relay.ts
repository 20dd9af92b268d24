import type { Logger } from 'pino';
import { createClient } from '#platform/database/connections/connections.ts';
import type { GuardedClient } from '#platform/database/connections/guarded-client.ts';
import { BackOff, pause } from '#platform/kernel/time/back-off.ts';
import { type Heartbeat, UNWATCHED } from '#platform/telemetry/heartbeats.ts';
import { CHANNEL } from '../channels.ts';
import type { LocalRelay } from '../outbox/relay/local-relay.ts';
import { BEAT_MS, beat, Campaign, Deposed } from './leadership.ts';
import { numberEvents } from './number-events.ts';
import { ENOUGH, NumberingPace } from './numbering-pace.ts';
import type { Publishing } from './publishing.ts';
import { Signal } from './signal.ts';

const POLL_INTERVAL_MS = 500;
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5_000;
/** query_canceled: the server has ended the statement, and the session goes on. */
const TOOK_TOO_LONG = '57014';

interface RelayOptions {
  url: string;
  applicationName: string;
  logger: Logger;
  /** Longest time between two looks when no hint comes, in milliseconds. */
  pollMs?: number;
  onNumbered?: (count: number, head: number) => void;
  /** Publishes what is numbered, where readers do not follow the log itself. */
  publishing?: Publishing;
  /** Commands of the same process hear of positions directly. */
  local?: LocalRelay;
  heartbeat?: Heartbeat;
  pace?: NumberingPace;
}

/**
 * Gives every event its position, in one order that respects each stream's own. Readers of the log then see a gapless row
 * of numbers that only grows: nothing can appear below a position they have passed.
 */
export class Relay {
  private stopped = false;
  private client: GuardedClient | null = null;
  /** Kept when the session is lost: whatever was too much then is too much for the next one. */
  private readonly pace: NumberingPace;
  private readonly heartbeat: Heartbeat;
  private readonly backOff = new BackOff(FIRST_RETRY_MS, MAX_RETRY_MS);
  private readonly signal = new Signal();
  private running: Promise<void> = Promise.resolve();
  leading = false;

  constructor(private readonly options: RelayOptions) {
    this.pace = options.pace ?? new NumberingPace();
    this.heartbeat = options.heartbeat ?? UNWATCHED;
  }

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.signal.send(Number.POSITIVE_INFINITY);
    await this.running;
    this.heartbeat.rest();
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        await this.serve().finally(() => this.stepDown());
      } catch (error) {
        if (this.stopped) break;
        this.heartbeat.failed();
        const retryMs = this.backOff.next();
        if (error instanceof Deposed) this.options.logger.warn('another relay leads now');
        else this.options.logger.warn({ err: error, retryMs }, 'the relay lost its database connection, tries again');
        await pause(retryMs);
      }
    }
  }

  private async stepDown(): Promise<void> {
    this.leading = false;
    this.options.local?.stepDown();
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
      this.heartbeat.moved();
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
    this.options.local?.lead({
      wake: () => this.signal.send(),
      numberedBeside: (events) => this.follow(events.length, events.at(-1)!.position),
    });
    let signedAt = performance.now();
    let restsUntil = signedAt;
    while (!this.stopped) {
      await this.signal.wait(restsUntil - performance.now(), ENOUGH);
      if (broken) throw broken;
      this.signal.reset();
      const numbered = await this.numberEvents(client, term);
      if (numbered === null) continue;
      this.heartbeat.moved();
      if (numbered === 0 && performance.now() - signedAt >= BEAT_MS) await beat(client, term);
      if (numbered > 0 || performance.now() - signedAt >= BEAT_MS) signedAt = performance.now();
      if (numbered === this.pace.batch) continue;
      if (numbered > 0) restsUntil = performance.now() + this.pace.restMs;
      await this.signal.wait(this.options.pollMs ?? 100);
    }
  }

  private async connect(onBroken: (error: Error) => void): Promise<GuardedClient> {
    const client = createClient({
      url: this.options.url,
      applicationName: this.options.applicationName,
      limits: this.pace.limits,
      // Each event passes through the index of what has no number yet, and leaves it. Only an ordered index scan clears what
      // was left there behind itself; a bitmap scan would read it all again each time.
      settings: { enable_bitmapscan: 'off', enable_seqscan: 'off' },
    });
    client.on('error', (error) => {
      onBroken(error);
      this.signal.send(Number.POSITIVE_INFINITY);
    });
    client.on('notification', ({ payload }) => this.signal.send(Number(payload) || 1));
    this.client = client;
    await client.connect();
    return client;
  }

  /** @returns null when it took too long: then fewer come next. @throws Deposed when it was another relay's term. */
  private async numberEvents(client: GuardedClient, term: number): Promise<number | null> {
    const begun = performance.now();
    const { local } = this.options;
    const wanted = { limit: this.pace.batch, events: local !== undefined };
    const { count, head, events } = await numberEvents(client, term, wanted).catch(async (error: unknown) => {
      if (error instanceof Deposed) throw error;
      await this.slowDown(client, error);
      return { count: null, head: 0, events: null };
    });
    if (count === null) return null;
    if (count > 0) {
      local?.tell(events ?? []);
      const { statementMs } = this.pace;
      this.pace.done(performance.now() - begun);
      if (this.pace.statementMs !== statementMs) await client.allow(this.pace.limits);
      this.follow(count, head);
    }
    return count;
  }

  private follow(count: number, head: number): void {
    this.options.onNumbered?.(count, head);
    this.options.publishing?.wake();
  }

  /** @throws the error itself where the session is lost with it. */
  private async slowDown(client: GuardedClient, error: unknown): Promise<void> {
    this.pace.tooLong();
    if ((error as { code?: string }).code !== TOOK_TOO_LONG) throw error;
    const { batch, statementMs } = this.pace;
    this.heartbeat.failed();
    this.options.logger.warn({ batch, statementMs }, 'numbering took too long and was ended, fewer events come next');
    await client.allow(this.pace.limits);
  }
}
