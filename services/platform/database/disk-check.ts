import type { DataSource } from 'typeorm';

/**
 * Whether the database's server can still write, without a row that somebody would have to delete: a result that does not fit
 * into so little memory goes to a file beside the tables, and the message into the log.
 * @throws QueryFailedError 53100 when its disk is full.
 */
export async function writeSomething(dataSource: DataSource): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await manager.query(`set local work_mem to '64kB'`);
    await manager.query('select count(*) from generate_series(1, 20000)');
    await manager.query(`select pg_logical_emit_message(true, 'parde', 'readiness')`);
  });
}
