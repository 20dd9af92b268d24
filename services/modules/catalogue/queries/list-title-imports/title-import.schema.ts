import { z } from 'zod';
import { listQuery } from '#platform/http/list-query.ts';
import { importCounts, importStage, refusedLine } from '../../contract/imports.events.ts';

export const listTitleImports = listQuery({
  fields: ['id', 'changed_at'],
  sort: ['id', 'DESC'],
  filter: { stage: importStage.optional() },
});
export type ListTitleImportsRequest = z.output<typeof listTitleImports>;

export const consoleTitleImport = z
  .object({
    id: z.number().int(),
    name: z.string().describe('of the file, as it was sent'),
    bytes: z.number().int(),
    dry_run: z.boolean().describe('whether it only tells what the import would do'),
    begun_by: z.number().int(),
    begun_at: z.iso.datetime(),
    changed_at: z.iso.datetime(),
    stage: importStage,
    bytes_read: z.number().int(),
    counts: importCounts,
    error: z.string().nullable().describe('why it did not come to the end of its file'),
    can_apply: z.boolean().describe('whether the file of a dry run is still there to be imported'),
  })
  .meta({ id: 'ConsoleTitleImport' });
export type ConsoleTitleImport = z.infer<typeof consoleTitleImport>;

export const consoleTitleImportDetail = consoleTitleImport
  .extend({ refusals: z.array(refusedLine).describe('the first refused lines, with the reason of each') })
  .meta({ id: 'ConsoleTitleImportDetail' });
export type ConsoleTitleImportDetail = z.infer<typeof consoleTitleImportDetail>;

export const TITLE_IMPORT_COLUMNS = `id, name, bytes, dry_run, begun_by, read.iso_time(begun_at) as begun_at,
  read.iso_time(changed_at) as changed_at, stage, bytes_read, counts, error,
  (dry_run and has_file and stage = 'done') as can_apply`;
