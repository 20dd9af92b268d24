import type { EntityManager } from 'typeorm';
import { personalFields, personalRows } from './personal-fields.ts';

// One look through the log for all types: it is long. Events that are erased already are left alone.
const ERASE = `
  update write.event_log set data = data || ($1::jsonb -> type)
  where type = any($2) and data ->> $3 = any($4::text[]) and data || ($1::jsonb -> type) <> data`;

/** A command's transaction, of which not all events may be in the log yet. */
interface AppendingTransaction {
  readonly manager: EntityManager;
  save(): Promise<void>;
}

/**
 * Takes what is personal to accounts out of the event log: the one change that events are ever subject to. They keep
 * their positions, versions and times; a read model made anew from them is the same as the live one after the deletion.
 * @param stream the only one to look at, where no other can name them.
 * @returns how many events were changed.
 */
export async function erasePersonalFields(
  transaction: AppendingTransaction,
  userIds: readonly number[],
  stream?: string,
): Promise<number> {
  const { manager } = transaction;
  // What this transaction itself has appended is looked through as well.
  await transaction.save();
  let erased = 0;
  for (const [of, becomes] of fieldsByOwner()) {
    const parameters = [JSON.stringify(becomes), Object.keys(becomes), of, userIds.map(String)];
    const [, count]: [unknown, number] = stream
      ? await manager.query(`${ERASE} and stream = $5`, [...parameters, stream])
      : await manager.query(ERASE, parameters);
    erased += count;
  }
  return erased;
}

/** Takes the rows of the write side that are about these accounts alone. */
export async function erasePersonalRows(manager: EntityManager, userIds: readonly number[]): Promise<void> {
  for (const { table, column } of personalRows()) {
    await manager.query(`delete from ${table} where ${column} = any($1::int[])`, [userIds]);
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
