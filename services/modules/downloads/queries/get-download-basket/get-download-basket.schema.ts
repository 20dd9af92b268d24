import { z } from 'zod';
import { entityId, queryBody } from '#platform/http/request-schema.ts';
import { fileCharge, fileVerdict } from '../../contract/file-rights.schema.ts';
import { MAX_LISTED_FILES } from '../listed-files.ts';

export const downloadBasketRequest = queryBody({ file_ids: z.array(entityId).max(MAX_LISTED_FILES) });
export type DownloadBasketRequest = z.infer<typeof downloadBasketRequest>;

const basketFile = z
  .object({
    id: z.number().int(),
    name: z.string().describe('as it is saved'),
    size: z.number().int(),
    charge_bytes: z.number().int(),
    verdict: fileVerdict.describe('of this file alone'),
    charge: fileCharge.nullable(),
  })
  .meta({ id: 'BasketFile' });
export const downloadBasketAnswer = z
  .object({
    files: z.array(basketFile).describe('in the order that was asked; what is not on offer is left out'),
    total: z.number().int().describe('bytes'),
    to_charge: z.number().int().describe('bytes'),
    remaining: z.number().int().describe('bytes'),
    enough: z.boolean().describe('whether all of them can be downloaded'),
  })
  .meta({ id: 'DownloadBasketAnswer' });
export type DownloadBasketAnswer = z.infer<typeof downloadBasketAnswer>;
