import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { downloadKeyRenewed } from '../contract/downloads.events.ts';

const SAVE = `
  insert into download_key (user_id, generation) values ($1, $2)
  on conflict (user_id) do update set generation = greatest(download_key.generation, excluded.generation)`;

/** Which of a member's keys counts; whoever is not in it has the first one. */
export const downloadKeysProjection = defineProjection(
  'download-keys',
  ['download_key'],
  [
    on(downloadKeyRenewed, async ({ data }, { query }) => {
      await query(SAVE, [data.userId, data.generation]);
    }),
  ],
);
