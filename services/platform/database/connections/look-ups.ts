import type { EventEmitter } from 'node:events';
import pg from 'pg';
import type { ConnectionOptions } from './connections.ts';
import { createPipelinedClient } from './connections.ts';
import { type GuardedClient, SILENT } from './guarded-client.ts';
import { ANOTHER_IS_SILENT } from './guarded-pool.ts';
import { isStalePlan } from './statements/prepared.ts';

/** A look-up that waits, for a lock for example, holds up only those that were sent behind it. */
const LINES = 2;
/** What fails sooner than this, in milliseconds, has met a connection that broke and not a server that is silent. */
const BROKEN_WITHIN_MS = 1_000;
/** Before a connection that could not be made is tried again, in milliseconds. */
const REST_MS = 1_000;

/**
 * Short look-ups of many requests on few connections: those of one moment are sent together, and the server answers them in their
 * order. On a connection for each, most of their cost would be waking each other up
 * (docs/adr/0079-short-look-ups-share-connections.md).
 */
export class LookUps {
  private readonly lines: readonly Line[];

  /** @param pool answers while there is no connection, and what was under way on one that broke. */
  constructor(
    options: ConnectionOptions,
    private readonly pool: pg.Pool,
  ) {
    const silence = (since: number) => void (pool as EventEmitter).emit(SILENT, since);
    this.lines = Array.from({ length: LINES }, () => new Line(options, silence));
    (pool as EventEmitter).on(SILENT, (since: number) => {
      for (const line of this.lines) line.dropUnheard(since);
    });
  }

  async rows<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<Row[]> {
    const line = this.lines.reduce((least, one) => (one.underWay < least.underWay ? one : least));
    const begun = performance.now();
    try {
      const answer = line.send<Row>(statement);
      if (answer) return (await answer).rows;
    } catch (error) {
      if (isStalePlan(error)) line.renew();
      if (error instanceof pg.DatabaseError || performance.now() - begun > BROKEN_WITHIN_MS) throw error;
    }
    return (await this.pool.query<Row>(statement)).rows;
  }

  async close(): Promise<void> {
    await Promise.all(this.lines.map((line) => line.close()));
  }
}

/** One connection, made when it is first wanted and again when it has broken. */
class Line {
  underWay = 0;
  private client: GuardedClient | null = null;
  private connecting = false;
  private closed = false;
  private restUntil = 0;
  private corked = false;
  private heardAt = 0;

  /** @param onSilence gets the time of a question that nobody has answered. */
  constructor(
    private readonly options: ConnectionOptions,
    private readonly onSilence: (since: number) => void,
  ) {}

  /** @returns null while there is no connection. */
  send<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> | null {
    const { client } = this;
    if (!client) {
      this.connect();
      return null;
    }
    this.cork(client);
    this.underWay += 1;
    const answer: Promise<pg.QueryResult<Row>> = client.query(statement);
    const end = () => {
      this.underWay -= 1;
    };
    answer.then(() => {
      this.heardAt = performance.now();
      end();
    }, end);
    return answer;
  }

  /** One that nobody has heard since is most likely on the same dead way. */
  dropUnheard(since: number): void {
    if (this.heardAt <= since) this.client?.drop(ANOTHER_IS_SILENT);
  }

  /** What was prepared on the connection is of no use any more. */
  renew(): void {
    const { client } = this;
    this.client = null;
    client?.end().catch(() => undefined);
  }

  async close(): Promise<void> {
    this.closed = true;
    const { client } = this;
    this.client = null;
    await client?.end();
  }

  private connect(): void {
    if (this.connecting || this.closed || performance.now() < this.restUntil) return;
    this.connecting = true;
    const client = createPipelinedClient(this.options);
    const gone = () => {
      if (this.client === client) this.client = null;
    };
    client.on('error', gone);
    client.on('end', gone);
    (client as EventEmitter).on(SILENT, this.onSilence);
    client
      .connect()
      .then(
        () => (this.closed ? client.end() : this.take(client)),
        () => {
          this.restUntil = performance.now() + REST_MS;
        },
      )
      .catch(() => undefined)
      .finally(() => {
        this.connecting = false;
      });
  }

  private take(client: GuardedClient): void {
    this.client = client;
    this.corked = false;
    this.heardAt = performance.now();
  }

  /** Until whatever has come in with this one has asked, too. */
  private cork(client: GuardedClient): void {
    if (this.corked) return;
    this.corked = true;
    const { stream } = (client as unknown as { connection: { stream: { cork(): void; uncork(): void } } }).connection;
    stream.cork();
    setImmediate(() => {
      stream.uncork();
      if (this.client === client) this.corked = false;
    });
  }
}
