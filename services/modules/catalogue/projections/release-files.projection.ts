import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { filesChanged } from '../contract/catalogue.events.ts';

const SAVE = `
  insert into release_file (id, title_id, season, episode, quality, dubbed, censored, uploaded_at, media)
  select id, $1, season, episode, quality, dubbed, censored, uploaded_at, media
  from jsonb_to_recordset($2::jsonb) as t(id int, season smallint, episode smallint, quality smallint, dubbed boolean,
    censored boolean, uploaded_at timestamptz, media jsonb)
  on conflict (id) do update set title_id = excluded.title_id, uploaded_at = excluded.uploaded_at, media = excluded.media`;

/** Each file on offer, for those who show, play and give out files. */
export const releaseFilesProjection = defineProjection(
  'release-files',
  ['release_file'],
  [
    on(filesChanged, async ({ data: { titleId, saved, retired } }, { query, invalidate }) => {
      const rows = saved.map(({ fileId, uploadedAt, ...file }) => ({ id: fileId, uploaded_at: uploadedAt, ...file }));
      if (rows.length > 0) await query(SAVE, [titleId, JSON.stringify(rows)]);
      if (retired.length > 0) await query('delete from release_file where id = any($1::int[])', [retired]);
      invalidate('release-files', `release-files:${titleId}`);
    }),
  ],
);
