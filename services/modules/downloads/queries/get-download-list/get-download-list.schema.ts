import { z } from 'zod';
import { entityId, queryBody } from '#platform/http/request-schema.ts';
import { LIST_FORMATS } from '../../domain/download-lists.ts';
import { MAX_LISTED_FILES } from '../listed-files.ts';

export const listFormat = z.enum(LIST_FORMATS);
export const listedByAddress = z
  .string()
  .max(16_000)
  .regex(/^\d+(,\d+)*$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.number().int().min(1).max(2_147_483_647)).max(MAX_LISTED_FILES));
export const listKey = z.string().max(200).optional();
export const downloadListRequest = queryBody({ file_ids: z.array(entityId).min(1).max(MAX_LISTED_FILES) });
export type DownloadListRequest = z.infer<typeof downloadListRequest>;
