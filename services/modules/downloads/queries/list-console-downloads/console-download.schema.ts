import { z } from 'zod';
import { listQuery } from '#platform/http/list-query.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { downloadLine } from '../list-downloads/list-downloads.schema.ts';

export const consoleDownload = downloadLine
  .extend({ user_id: z.number().int(), title_id: z.number().int() })
  .meta({ id: 'ConsoleDownload' });
export type ConsoleDownload = z.infer<typeof consoleDownload>;

export const listConsoleDownloads = listQuery({
  fields: ['id'],
  sort: ['id', 'DESC'],
  filter: { user_id: entityId.optional() },
});
export type ListConsoleDownloads = z.output<typeof listConsoleDownloads>;
