import { z } from 'zod';
import { pageNumber, queryBody } from '#platform/http/request-schema.ts';
import { downloadedFile } from '../../contract/downloaded-file.schema.ts';
import { freeBecause } from '../../contract/downloads.events.ts';

export const downloadLine = z
  .object({
    id: z.number().int(),
    ...downloadedFile.shape,
    quality: z.number().int(),
    dubbed: z.boolean(),
    started_at: z.iso.datetime(),
    bytes_sent: z.number().int(),
    bytes_charged: z.number().int(),
    why: freeBecause.nullable().describe('why bytes that were sent are not charged; null when all are'),
  })
  .meta({ id: 'DownloadLine' });
export type DownloadLine = z.infer<typeof downloadLine>;

export const listDownloadsRequest = queryBody({ page: pageNumber.default(1) });
export type ListDownloadsRequest = z.infer<typeof listDownloadsRequest>;
export const downloadsAnswer = z
  .object({ downloads: z.array(downloadLine), max_page: z.number().int(), total: z.number().int() })
  .meta({ id: 'DownloadsAnswer' });
export type DownloadsAnswer = z.infer<typeof downloadsAnswer>;
