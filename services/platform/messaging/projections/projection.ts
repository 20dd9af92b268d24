import type pg from 'pg';
import type { EventDefinition, RecordedEvent } from '../outbox/event-definition.ts';

/**
 * What a projection may do: SQL on the read database in the checkpoint's transaction, and say which documents changed. Its
 * own tables are named without a schema: a rebuild fills the same tables in another one.
 */
export interface ProjectionTransaction {
  query<Row extends pg.QueryResultRow>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Drops cached documents with these tags (for example `title:12`) in every queries process once the rows are committed. */
  invalidate(...tags: string[]): void;
  /** Calls back when the transaction comes to nothing, or nobody knows: for what was written outside the read database. */
  whenUndone(act: () => void): void;
}

/**
 * A read model's filling: which events it handles, and what they do to its rows. Must give the same rows when events come
 * again from zero, and must not assume an order across streams.
 */
export interface Projection {
  name: string;
  types: readonly string[];
  /** The tables of schema `read` that it writes, and no other projection does. */
  tables: readonly string[];
  /** Indexes of them that only queries read: a rebuild makes these when the tables are full. */
  queryIndexes?: readonly string[];
  project(events: RecordedEvent[], transaction: ProjectionTransaction): Promise<void>;
  /** Whether its transaction waits for something outside the read database, which may take minutes. */
  waitsOutside?: boolean;
  /** For one that also fills something outside the read database: how that is made anew beside the live one. */
  outside?: OutsideRebuild;
}

/** Makes anew what a projection keeps outside the read database, a search engine's index for example. */
interface OutsideRebuild {
  /** Makes an empty place, in place of what an aborted rebuild left. @returns the projection that fills it. */
  begin(): Promise<Projection>;
  /** Puts the filled place where the live one was; called while the live projection stands still. */
  swap(): Promise<void>;
  /** Removes the place of a rebuild that was aborted. */
  abandon(): Promise<void>;
}

export interface EventHandler {
  type: string;
  handle(event: RecordedEvent, transaction: ProjectionTransaction): Promise<void>;
}

/** Binds an event to what it does to the rows; its data is checked against the event's schema first. */
export function on<Type extends string, Data>(
  definition: EventDefinition<Type, Data>,
  handle: (event: RecordedEvent<Type, Data>, transaction: ProjectionTransaction) => Promise<void>,
): EventHandler {
  return { type: definition.type, handle: (event, transaction) => handle(definition.read(event), transaction) };
}

/** A projection that handles its events one by one. */
export function defineProjection(
  name: string,
  tables: readonly string[],
  handlers: readonly EventHandler[],
): Projection {
  const byType = new Map(handlers.map((handler) => [handler.type, handler]));
  return {
    name,
    tables,
    types: [...byType.keys()],
    async project(events, transaction) {
      for (const event of events) await byType.get(event.type)?.handle(event, transaction);
    },
  };
}
