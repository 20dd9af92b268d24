import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { subtitlePublished, subtitleWithdrawn } from '../contract/subtitles.events.ts';

const SAVE = `
  insert into subtitle_track (id, sha256, language, label, vtt_name) values ($1, $2, $3, $4, $5)
  on conflict (id) do update set sha256 = excluded.sha256, language = excluded.language, label = excluded.label,
    vtt_name = excluded.vtt_name`;

/** Its row stays, so that what the staff did to it keeps a name. */
const WITHDRAW = 'update subtitle_track set vtt_name = null where id = $1';

/** The subtitles that everybody may see. */
export const subtitleTracksProjection = defineProjection(
  'subtitle-tracks',
  ['subtitle_track'],
  [
    on(subtitlePublished, async ({ data: { subtitleId, sha256, language, label, vttName } }, { query }) => {
      await query(SAVE, [subtitleId, sha256, language, label, vttName]);
    }),
    on(subtitleWithdrawn, async ({ data: { subtitleId } }, { query }) => {
      await query(WITHDRAW, [subtitleId]);
    }),
  ],
);
