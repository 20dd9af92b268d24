import { z } from 'zod';
import { genreSlug } from '#modules/catalogue/contract/genres/genre.events.ts';
import { postList } from '#modules/catalogue/contract/post-card.ts';
import { RELEASE_DATE } from '#modules/catalogue/contract/titles/release-date.ts';
import { entityId, pageNumber, queryBody, sentChoice, sentNumber } from '#platform/http/request-schema.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { TITLE_SORTS } from '../../contract/title-filter.ts';
import { literalText, searchText, shownFor } from '../search-text.ts';

/** Advanced search (specification §5): at most 4 actors and 4 directors, none twice; years 1930 to the current one. */
const MAX_PEOPLE = 4;
const FIRST_YEAR = 1930;
const YEARS_MESSAGE = `Years go from ${FIRST_YEAR} to the current year`;
/** How far the clocks of readers are ahead of UTC at most: pages know the year by theirs. */
const MAX_AHEAD_MS = 14 * HOUR_MS;

function distinct<Value>(values: Value[]): boolean {
  return new Set(values).size === values.length;
}

function people(tooMany: string, twice: string) {
  return z.array(entityId).max(MAX_PEOPLE, tooMany).refine(distinct, twice).optional();
}

function choices<Item extends z.ZodType>(item: Item, most: number) {
  return z.array(item).max(most).refine(distinct, 'The same choice was made twice').optional();
}

const year = sentNumber()
  .int()
  .min(FIRST_YEAR, YEARS_MESSAGE)
  .refine((value) => value <= new Date(Date.now() + MAX_AHEAD_MS).getUTCFullYear(), YEARS_MESSAGE)
  .optional();

const countryCode = z
  .string()
  .toLowerCase()
  .regex(/^[a-z]{2}$/);

const sortField = z.enum([...TITLE_SORTS, RELEASE_DATE]).optional();

export const findPostsRequest = queryBody({
  query: searchText.optional(),
  literal: literalText,
  people: people('At most 4 people can be added', 'This person was added already').describe(
    'who acted or directed; one is enough',
  ),
  actors: people('At most 4 actors can be added', 'This actor was added already'),
  directors: people('At most 4 directors can be added', 'This director was added already'),
  countries: choices(countryCode, 50).describe('ISO 3166 codes; one is enough'),
  genres: choices(genreSlug, 20).describe('all must be there'),
  channel: z.string().min(1).max(100).optional(),
  post_type: sentChoice([1, 2]).optional(),
  sort: sortField.describe('by relevance when there is a query, else by popularity, unless said'),
  field: sortField.describe('another name of sort'),
  type: z.enum(['asc', 'desc']).optional(),
  dc_type: z.enum(['dubbed', 'censored']).optional(),
  fromYear: year,
  toYear: year,
  age: z.string().min(1).max(20).optional(),
  qualities: choices(sentNumber().int().min(1).max(20), 20).describe(
    'levels of post_type’s own scale, else of movies, which then alone are found; one is enough',
  ),
  page: pageNumber.default(1),
}).refine(({ fromYear, toYear }) => !fromYear || !toYear || fromYear <= toYear, {
  path: ['fromYear'],
  message: 'The first year must not be after the last',
});
export type FindPostsRequest = z.infer<typeof findPostsRequest>;

const count = z.number().int();

export const findPostsAnswer = postList
  .extend({
    shown_for: shownFor,
    sort: z
      .enum(TITLE_SORTS)
      .nullable()
      .describe('what was asked for, or what the query means (“new movies”); null where what matches best comes first'),
    facets: z.object({
      genres: z.array(z.object({ slug: z.string(), count })),
      countries: z.array(z.object({ code: z.string(), count })),
      qualities: z
        .array(z.object({ level: z.number().int(), count }))
        .describe('on the scale of movies or of series; empty where both are found'),
    }),
  })
  .meta({ id: 'SearchResults', description: '24 posts a page; facets count all pages' });
