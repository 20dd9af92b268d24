import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { duplicateDismissed, duplicateRestored } from '../contract/duplicates.events.ts';

const DISMISS = 'insert into dismissed_pair (first_id, second_id) values ($1, $2) on conflict do nothing';
const RESTORE = 'delete from dismissed_pair where first_id = $1 and second_id = $2';

/** Pairs of titles that look the same and are known to be two films. */
export const duplicatesProjection = defineProjection(
  'duplicates',
  ['dismissed_pair'],
  [
    on(duplicateDismissed, async ({ data: { firstId, secondId } }, { query }) => {
      await query(DISMISS, [firstId, secondId]);
    }),
    on(duplicateRestored, async ({ data: { firstId, secondId } }, { query }) => {
      await query(RESTORE, [firstId, secondId]);
    }),
  ],
);
