import type { EntityManager } from 'typeorm';
import { personalFields } from './personal-fields.ts';

// One look through the log for all types: it is long.
const ERASE = `
  update write.event_log set data = data || ($1::jsonb -> type)
  where type = any($2) and data ->> $3 = $4::text`;

/**
 * Takes what is personal to one account out of the event log: the one change that events are ever subject to. They keep
 * their positions, versions and times; a read model made anew from them is the same as the live one after the deletion.
 */
export async function erasePersonalFields(manager: EntityManager, userId: number): Promise<void> {
  /** Field with the account's id → event type → what its fields become. */
  const byOwner = new Map<string, Record<string, object>>();
  for (const [type, fields] of personalFields()) {
    for (const { of, becomes } of fields) byOwner.set(of, { ...byOwner.get(of), [type]: becomes });
  }
  for (const [of, becomes] of byOwner) {
    await manager.query(ERASE, [JSON.stringify(becomes), Object.keys(becomes), of, String(userId)]);
  }
}
