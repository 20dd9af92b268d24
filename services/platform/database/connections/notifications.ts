import type pg from 'pg';
import { BackOff } from '#platform/kernel/time/back-off.ts';
import { type Heartbeat, UNWATCHED } from '#platform/telemetry/heartbeats.ts';
import { createClient } from './connections.ts';

const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5_000;
const MAX_SILENCE_MS = 10_000;

interface ListenerOptions {
  url: string;
  applicationName: string;
  /** Channel → handler of a payload. */
  channels: Record<string, (payload: string) => void>;
  /**
   * Called after each (re)connection: whatever was announced meanwhile was missed.
   * @param isCurrent says, after a wait, whether it is this connection still that listens.
   */
  onConnected: (isCurrent: () => boolean) => Promise<void> | void;
  /** Once for each break and each attempt that failed. */
  onDisconnected?: (error: Error | null) => void;
  /** How long the server may be silent when it is asked something before the connection is given up, in milliseconds. */
  silenceMs?: number;
  /** Told at each answer, and at each break. */
  heartbeat?: Heartbeat;
}

/**
 * One connection that LISTENs, and comes back by itself with a growing pause when it breaks. Who only listens would never
 * learn that nobody is there any more: so it asks something now and then.
 */
export class NotificationListener {
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private closed = false;
  private readonly backOff = new BackOff(FIRST_RETRY_MS, MAX_RETRY_MS);
  private readonly silenceMs: number;
  private readonly heartbeat: Heartbeat;

  constructor(private readonly options: ListenerOptions) {
    this.silenceMs = options.silenceMs ?? MAX_SILENCE_MS;
    this.heartbeat = options.heartbeat ?? UNWATCHED;
  }

  async start(): Promise<void> {
    if (this.closed) return;
    const client = this.createClient();
    this.client = client;
    try {
      await this.connect(client);
    } catch (error) {
      this.lost(error as Error, client);
    }
  }

  async stop(): Promise<void> {
    this.closed = true;
    this.heartbeat.rest();
    if (this.timer) clearTimeout(this.timer);
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private createClient(): pg.Client {
    const { url, applicationName } = this.options;
    const ms = this.silenceMs;
    const limits = { connectMs: ms, queryMs: ms, statementMs: ms, idleInTransactionMs: ms };
    const client = createClient({ url, applicationName, limits });
    client.on('error', (error) => this.lost(error, client));
    client.on('end', () => this.lost(null, client));
    client.on('notification', ({ channel, payload }) => this.options.channels[channel]?.(payload ?? ''));
    return client;
  }

  private async connect(client: pg.Client): Promise<void> {
    await client.connect();
    for (const channel of Object.keys(this.options.channels)) await client.query(`listen ${channel}`);
    await this.options.onConnected(() => client === this.client);
    if (client !== this.client) return;
    this.backOff.reset();
    this.heartbeat.moved();
    this.timer = setTimeout(() => void this.ask(client), this.silenceMs / 2);
  }

  private async ask(client: pg.Client): Promise<void> {
    try {
      await client.query('select');
      this.heartbeat.moved();
      if (client === this.client) this.timer = setTimeout(() => void this.ask(client), this.silenceMs / 2);
    } catch (error) {
      this.lost(error as Error, client);
    }
  }

  /** A break is told several times over; only the first time counts. */
  private lost(error: Error | null, client: pg.Client): void {
    if (this.closed || client !== this.client) return;
    this.client = null;
    if (this.timer) clearTimeout(this.timer);
    client.end().catch(() => undefined);
    this.heartbeat.failed();
    this.options.onDisconnected?.(error);
    this.timer = setTimeout(() => void this.start(), this.backOff.next());
  }
}
