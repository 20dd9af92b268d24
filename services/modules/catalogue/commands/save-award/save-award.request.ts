import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { ceremonyType } from '../../contract/ceremony-type.ts';

const MAX_VERSION = 2_147_483_647;
const MAX_NOMINATIONS = 40;

const seenTitle = z.strictObject({ title_id: entityId, version: z.number().int().min(0).max(MAX_VERSION) });
const nomination = z.strictObject({
  title_id: entityId,
  won: z.boolean(),
  nominees: z.array(entityId).max(20).default([]).describe('people of the title'),
});

export const saveAwardRequest = requestBody({
  ceremony: ceremonyType,
  year: z.number().int().min(1900).max(2100).describe('in which it is held'),
  award: z.string().trim().min(1).max(120).describe('one of the known awards'),
  seen: z.array(seenTitle).max(200).describe('the titles nominated so far, as they were opened'),
  nominations: z.array(nomination).max(MAX_NOMINATIONS).describe('all of them; several may have won'),
});
export type SaveAwardRequest = z.infer<typeof saveAwardRequest>;

export const awardSavedAnswer = z.object({ status: z.literal(1) }).meta({ id: 'AwardSaved' });
