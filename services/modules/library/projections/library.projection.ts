import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { listEntryAdded, listEntryRemoved } from '../contract/library.events.ts';

// An account has a stream of its own: its deletion may come before its entries.
const ADD = `
  insert into list_entry (id, user_id, kind, target_id, added_at)
  select $1, $2, $3, $4, $5 where not exists (select from list_owner_gone where user_id = $2)
  on conflict (id) do update set added_at = excluded.added_at`;

/** What members keep and follow now. */
export const libraryProjection = defineProjection(
  'library',
  ['list_entry', 'list_owner_gone'],
  [
    on(listEntryAdded, async ({ data: { listId, userId, kind, targetId }, time }, { query }) => {
      await query(ADD, [listId, userId, kind, targetId, time]);
    }),
    on(listEntryRemoved, async ({ data: { listId } }, { query }) => {
      await query('delete from list_entry where id = $1', [listId]);
    }),
    on(userDeleted, async ({ data: { userId } }, { query }) => {
      await query('insert into list_owner_gone (user_id) values ($1) on conflict do nothing', [userId]);
      await query('delete from list_entry where user_id = $1', [userId]);
    }),
  ],
);
