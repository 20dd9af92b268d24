import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { titleImportChanged } from '../contract/imports.events.ts';

const SAVE = `
  insert into title_import (id, name, bytes, dry_run, begun_by, begun_at, changed_at, stage, bytes_read, counts, refusals,
    error, has_file)
  values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10, $11, $12)
  on conflict (id) do update set changed_at = excluded.changed_at, stage = excluded.stage,
    bytes_read = excluded.bytes_read, counts = excluded.counts, refusals = excluded.refusals, error = excluded.error,
    has_file = excluded.has_file`;

/** What the staff imports, and how far it is. */
export const titleImportsProjection = defineProjection(
  'title-imports',
  ['title_import'],
  [
    on(titleImportChanged, async ({ time, data }, { query }) => {
      const { importId, name, bytes, dryRun, begunBy, stage, bytesRead, error, hasFile } = data;
      const begun = [importId, name, bytes, dryRun, begunBy, time];
      const state = [stage, bytesRead, JSON.stringify(data.counts), JSON.stringify(data.refusals), error, hasFile];
      await query(SAVE, [...begun, ...state]);
    }),
  ],
);
