import pg from 'pg';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;

export interface ListenerOptions {
  url: string;
  applicationName: string;
  /** Channel → handler of a payload. */
  channels: Record<string, (payload: string) => void>;
  /** Called after each (re)connection: whatever was announced meanwhile was missed. */
  onConnected: () => Promise<void> | void;
  onDisconnected?: (error: Error | null) => void;
}

/** One connection that LISTENs, and comes back by itself with a growing pause when it breaks. */
export class NotificationListener {
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private closed = false;
  private retryMs = FIRST_RETRY_MS;

  constructor(private readonly options: ListenerOptions) {}

  async start(): Promise<void> {
    try {
      await this.connect();
    } catch (error) {
      this.lost(error as Error);
    }
  }

  async stop(): Promise<void> {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.options.url,
      application_name: this.options.applicationName,
      keepAlive: true,
    });
    client.on('error', (error) => this.lost(error, client));
    client.on('end', () => this.lost(null, client));
    client.on('notification', ({ channel, payload }) => this.options.channels[channel]?.(payload ?? ''));
    this.client = client;
    await client.connect();
    for (const channel of Object.keys(this.options.channels)) await client.query(`listen ${channel}`);
    await this.options.onConnected();
    this.retryMs = FIRST_RETRY_MS;
  }

  private lost(error: Error | null, client: pg.Client | null = this.client): void {
    if (this.closed || client !== this.client) return;
    this.client = null;
    client?.end().catch(() => undefined);
    this.options.onDisconnected?.(error);
    this.timer = setTimeout(() => void this.start(), this.retryMs);
    this.retryMs = Math.min(this.retryMs * 2, LONGEST_RETRY_MS);
  }
}
