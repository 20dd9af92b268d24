import { z } from 'zod';
import { sentDay } from '#platform/http/sent-dates.ts';
import type { PersonRecord } from '../../../domain/titles/title-record.ts';
import * as field from './field-schemas.ts';
import { checked } from './refused-record.ts';

const name = z.object({ en: field.personName, fa: field.personName.optional() });

/** A line of the project's own file of people (`people.jsonl` of catalogue/demo). */
const personLine = z.strictObject({
  name,
  gender: z.enum(['m', 'f']).optional(),
  birthday: sentDay.optional(),
  deathYear: field.releaseYear.optional(),
  birthPlace: z.object({ en: field.personName, fa: field.personName }).optional(),
  biography: z.object({ en: field.summaryText, fa: field.summaryText }).optional(),
});

/** @throws RefusedRecord */
export function recordOfPersonLine(value: unknown): PersonRecord {
  const { name: own, gender, birthday, deathYear, birthPlace, biography } = checked(personLine, value);
  return {
    name: { en: own.en, fa: own.fa ?? null },
    gender: gender ?? null,
    ...(birthday && { birthday }),
    ...(deathYear && { deathYear }),
    ...(birthPlace && { birthPlace }),
    ...(biography && { biography }),
  };
}
