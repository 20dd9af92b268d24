import type { EntityManager } from 'typeorm';
import { personalFields, personalRows } from './personal-fields.ts';

/** Events that are changed at a time: a member may have made a hundred thousand, and the relay waits for those that it is to number. */
const MAX_EVENTS = 2_000;

/**
 * Events that are erased already are left alone. The order is that of the index on the owner's field: without it the limit would
 * have PostgreSQL read the log itself, to its end where little is left.
 * @param of the field with the account's id, from the declarations.
 */
const erase = (of: string, more: string) => `
  update write.event_log set data = data || ($1::jsonb -> type)
  where id in (
    select id from write.event_log
    where data ->> '${of}' = any($3::text[]) and data ->> '${of}' is not null
      and type = any($2) and data || ($1::jsonb -> type) <> data${more}
    order by data ->> '${of}' limit $4)`;

/** A command's transaction, of which not all events may be in the log yet. */
interface AppendingTransaction {
  readonly manager: EntityManager;
  save(): Promise<void>;
}

/**
 * Takes what is personal to accounts out of the event log: the one change that events are ever subject to. They keep
 * their positions, versions and times; a read model made anew from them is the same as the live one after the deletion.
 * @param stream the only one to look at, where no other can name them.
 * @returns how many events were changed, and whether there may be more: they are for a transaction of their own.
 */
export async function erasePersonalFields(
  transaction: AppendingTransaction,
  userIds: readonly number[],
  stream?: string,
): Promise<{ events: number; more: boolean }> {
  const { manager } = transaction;
  // What this transaction itself has appended is looked through as well.
  await transaction.save();
  let events = 0;
  for (const [of, becomes] of fieldsByOwner()) {
    const parameters = [JSON.stringify(becomes), Object.keys(becomes), userIds.map(String), MAX_EVENTS - events];
    const [, count]: [unknown, number] = stream
      ? await manager.query(erase(of, ' and stream = $5'), [...parameters, stream])
      : await manager.query(erase(of, ''), parameters);
    events += count;
    if (events >= MAX_EVENTS) return { events, more: true };
  }
  return { events, more: false };
}

/** Takes the rows of the write side that are about these accounts alone, and out of others what is personal in them. */
export async function erasePersonalRows(manager: EntityManager, userIds: readonly number[]): Promise<void> {
  for (const { table, column, becomes } of personalRows()) {
    const columns = Object.keys(becomes ?? {}).map((name, index) => `${name} = $${index + 2}`);
    const change = becomes ? `update ${table} set ${columns.join(', ')}` : `delete from ${table}`;
    await manager.query(`${change} where ${column} = any($1::int[])`, [userIds, ...Object.values(becomes ?? {})]);
  }
}

/** Field with the account's id → event type → what its fields become. */
function fieldsByOwner(): Map<string, Record<string, object>> {
  const byOwner = new Map<string, Record<string, object>>();
  for (const [type, fields] of personalFields()) {
    for (const { of, becomes } of fields) byOwner.set(of, { ...byOwner.get(of), [type]: becomes });
  }
  return byOwner;
}
