import type pg from 'pg';
import type { Logger } from 'pino';
import type { RecordedEvent } from '../../outbox/event-definition.ts';
import type { Projection, ProjectionTransaction } from '../projection.ts';
import { isPassing } from './passing-error.ts';

/** How often one event may fail by itself before its stream is parked. */
const ATTEMPTS = 3;
const BEHIND = 'waits behind a parked event of its stream';

/**
 * Puts aside the events that a projection cannot digest, each with what follows it in its stream, so that the other
 * streams go on. Works in the transaction whose search_path says which schema's parked_event is meant. Where an event stands
 * in the log, and of what type it is, is all that is kept of it: what a deletion takes out of the log is nowhere else.
 */
export class Parking {
  constructor(
    private readonly projection: Projection,
    private readonly logger: Logger,
    private readonly onParked: (projection: string) => void,
  ) {}

  /** Later events of a parked stream wait behind the one that failed. */
  async withoutParked(
    events: RecordedEvent[],
    parked: ReadonlySet<string>,
    client: pg.PoolClient,
  ): Promise<RecordedEvent[]> {
    if (parked.size === 0) return events;
    for (const event of events) {
      if (parked.has(event.stream)) await this.park(client, event, BEHIND);
    }
    return events.filter((event) => !parked.has(event.stream));
  }

  async oneByOne(events: RecordedEvent[], transaction: ProjectionTransaction, client: pg.PoolClient): Promise<void> {
    const parked = new Set<string>();
    for (const event of events) {
      const reason = parked.has(event.stream) ? BEHIND : await this.tryEvent(event, transaction, client);
      if (!reason) continue;
      parked.add(event.stream);
      await this.park(client, event, reason);
    }
  }

  /** @returns what went wrong each time, or null. The transaction is as if the event had not been tried then. */
  async tryEvent(
    event: RecordedEvent,
    transaction: ProjectionTransaction,
    client: pg.PoolClient,
  ): Promise<string | null> {
    let message = '';
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      await client.query('savepoint event');
      try {
        await this.projection.project([event], transaction);
        await client.query('release savepoint event');
        return null;
      } catch (error) {
        if (isPassing(error)) throw error;
        await client.query('rollback to savepoint event');
        message = error instanceof Error ? error.message : String(error);
      }
    }
    const { name } = this.projection;
    this.logger.error(
      { projection: name, event: event.id, type: event.type, reason: message },
      'a poison event is parked',
    );
    return message;
  }

  private async park(client: pg.PoolClient, event: RecordedEvent, reason: string): Promise<void> {
    await client.query(
      `insert into parked_event (projection, position, stream, type, fault)
       values ($1, $2, $3, $4, $5) on conflict (projection, position) do nothing`,
      [this.projection.name, event.position, event.stream, event.type, reason],
    );
    this.onParked(this.projection.name);
  }
}
