import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { channelsSaved } from '../contract/channel.events.ts';

/** The channels as the staff presents them; each row has the version of the whole list. */
export const channelsProjection = defineProjection(
  'channels',
  ['channel', 'channel_list'],
  [
    on(channelsSaved, async ({ data: { channels }, version }, transaction) => {
      await transaction.query('delete from channel');
      await transaction.query(
        `insert into channel (key, slug, name, logo, place)
         select key, slug, name, logo, place
         from jsonb_to_recordset($1::jsonb) as t(key text, slug text, name jsonb, logo text, place int)`,
        [JSON.stringify(channels.map((channel, place) => ({ ...channel, place })))],
      );
      await transaction.query('delete from channel_list');
      await transaction.query('insert into channel_list (version) values ($1)', [version]);
      transaction.invalidate('lists');
    }),
  ],
);
