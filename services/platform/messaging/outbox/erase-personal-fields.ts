import type { EntityManager } from 'typeorm';
import { personalFields } from './personal-fields.js';

const ERASE = `
  update write.event_log set data = data || $3::jsonb
  where type = $1 and data ->> $2 = $4::text`;

/**
 * Takes what is personal to one account out of the event log: the one change that events are ever subject to. They keep
 * their positions, versions and times; a read model made anew from them is the same as the live one after the deletion.
 */
export async function erasePersonalFields(manager: EntityManager, userId: number): Promise<void> {
  for (const [type, fields] of personalFields()) {
    for (const { of, becomes } of fields) {
      await manager.query(ERASE, [type, of, JSON.stringify(becomes), String(userId)]);
    }
  }
}
