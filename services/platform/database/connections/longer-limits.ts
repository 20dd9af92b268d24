import type { DataSource, EntityManager } from 'typeorm';
import { GuardedClient } from './guarded-client.ts';
import { LONG_WORK, OUTSIDE_WAIT_MS } from './limits.ts';

/** For a transaction that does nothing for longer than others may, since it waits for something outside the database. */
export const WAITS_OUTSIDE = `set local idle_in_transaction_session_timeout to ${OUTSIDE_WAIT_MS}`;

/** From now on the connection has time for long work; to be thrown away afterwards. */
export function giveTime(client: unknown): Promise<void> {
  return guarded(client).allow(LONG_WORK);
}

/** A transaction that may take its time, on a connection that others get again with the usual limits. */
export function longTransaction<T>(dataSource: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  return dataSource.transaction(async (manager) => {
    const client: unknown = await manager.queryRunner?.connect();
    return guarded(client).allowInTransaction(LONG_WORK, () => work(manager));
  });
}

function guarded(client: unknown): GuardedClient {
  if (client instanceof GuardedClient) return client;
  throw new Error('a connection that platform/database/connections/connections.ts has not made');
}
