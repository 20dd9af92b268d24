import { z } from 'zod';
import { CEREMONIES } from '../../../contract/awards/ceremonies.ts';
import type { NominatedFilm } from '../../../contract/awards/ceremony.events.ts';
import { filmId } from '../../../contract/film-ids/film-id.ts';
import type { CeremonyRecord } from '../../../domain/awards/ceremony-record.ts';
import type { Name } from '../../../domain/titles/title-record.ts';
import { awardTitle } from './award-title.ts';
import * as field from './field-schemas.ts';
import { checked } from './refused-record.ts';

/** A name in both languages, or the Latin one alone. */
const nameIn = (text: typeof field.titleName) =>
  z.union([text.transform((en): Name => ({ en, fa: null })), z.strictObject({ en: text, fa: text })]);

const nomination = z
  .strictObject({
    film: nameIn(field.titleName).optional(),
    year: field.releaseYear.optional(),
    filmId: filmId.optional(),
    people: z.array(nameIn(field.personName)).max(20).default([]),
    won: z.literal(true).optional(),
  })
  .refine(({ film, people }) => film || people.length > 0, 'names nobody and no film');

/** A line of the project's own file of ceremonies (`ceremonies.jsonl` of catalogue/demo): one award of one year, whole. */
const ceremonyLine = z.strictObject({
  ceremony: z.enum(['oscar', 'golden-globe', 'bafta']),
  year: field.releaseYear.describe('in which it was held'),
  award: awardTitle,
  /** Of all that was nominated for it. */
  kind: z.enum(['movie', 'series']).default('movie'),
  nominations: z.array(nomination).min(1).max(40),
});

/** @throws RefusedRecord */
export function recordOfCeremonyLine(value: unknown): CeremonyRecord {
  const { ceremony, year, award, kind, nominations } = checked(ceremonyLine, value);
  const postType = kind === 'movie' ? 1 : 2;
  return {
    ceremony: CEREMONIES[ceremony],
    year,
    title: award,
    nominations: nominations.map(({ won, people, ...told }) => ({
      won: won === true,
      film: told.film ? filmOf(told.film, postType, told) : null,
      people,
    })),
  };
}

function filmOf(
  name: Name,
  postType: 1 | 2,
  told: { year?: number | undefined; filmId?: string | undefined },
): NominatedFilm {
  return { name, postType, year: told.year ?? null, ...(told.filmId && { filmId: told.filmId }) };
}
