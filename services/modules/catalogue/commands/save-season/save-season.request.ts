import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { sentDay } from '#platform/http/sent-dates.ts';
import type { SeasonEdit } from '../../domain/titles/season.ts';

const MAX_VERSION = 2_147_483_647;
const MAX_EPISODES = 400;
const name = z.string().trim().min(1).max(200).nullable();

const episode = z.strictObject({
  number: z.number().int().min(1).max(MAX_EPISODES),
  name: z.strictObject({ fa: name, en: name }),
  air_date: sentDay.nullable(),
});

export const saveSeasonRequest = requestBody({
  id: entityId.describe('of the series'),
  version: z.number().int().min(1).max(MAX_VERSION).describe('that the editor has seen'),
  number: z.number().int().min(1).max(200),
  year: z.number().int().min(1870).max(2100).nullable(),
  count: z.number().int().min(0).max(MAX_EPISODES).describe('how many episodes it has'),
  episodes: z.array(episode).max(MAX_EPISODES).describe('those of which a name or a day is known'),
});
export type SaveSeasonRequest = z.infer<typeof saveSeasonRequest>;

export const seasonSavedAnswer = z
  .object({ status: z.literal(1), version: z.number().int() })
  .meta({ id: 'SeasonSaved' });

export function seasonOf({ number, year, count, episodes }: SaveSeasonRequest): SeasonEdit {
  return { number, year, count, episodes: episodes.map(({ air_date, ...told }) => ({ ...told, airDate: air_date })) };
}
