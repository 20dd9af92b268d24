import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import type { ToldNomination } from '../../contract/awards/ceremony.events.ts';
import { ceremonyType } from '../../contract/awards/ceremony-type.ts';
import { filmId } from '../../contract/film-ids/film-id.ts';

const MAX_VERSION = 2_147_483_647;
const MAX_NOMINATIONS = 40;
const text = (longest: number) => z.string().trim().min(1).max(longest);

const personName = z.strictObject({ fa: text(200).nullable().default(null), en: text(200) });
const toldFilm = z.strictObject({
  name: z.strictObject({ fa: text(400).nullable().default(null), en: text(400) }),
  post_type: z.union([z.literal(1), z.literal(2)]).describe('1 movie, 2 series'),
  year: z
    .number()
    .int()
    .min(1870)
    .max(2100)
    .nullable()
    .default(null)
    .describe('null: that of the ceremony is near enough'),
  film_id: filmId.nullable().default(null),
});
const toldNomination = z
  .strictObject({
    won: z.boolean(),
    film: toldFilm.nullable().default(null).describe('null where only people are honoured'),
    people: z.array(personName).max(20).default([]),
  })
  .refine(({ film, people }) => film || people.length > 0, 'It names nobody and no film');
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
  nominations: z.array(nomination).max(MAX_NOMINATIONS).describe('of titles that are there; several may have won'),
  version: z.number().int().min(0).max(MAX_VERSION).default(0).describe('of what the ceremony tells, as it was opened'),
  told: z.array(toldNomination).max(MAX_NOMINATIONS).default([]).describe('of films that the site may not have'),
});
export type SaveAwardRequest = z.infer<typeof saveAwardRequest>;

export const awardSavedAnswer = z.object({ status: z.literal(1) }).meta({ id: 'AwardSaved' });

export function toldOf({ won, film, people }: SaveAwardRequest['told'][number]): ToldNomination {
  if (!film) return { won, film: null, people };
  const { name, post_type: postType, year, film_id: filmId } = film;
  return { won, film: { name, postType, year, ...(filmId && { filmId }) }, people };
}
