import { z } from 'zod';
import { uploadedPicture } from '#modules/media/contract/uploaded-picture.ts';
import { sentDay } from '#platform/http/sent-dates.ts';
import type { StoredPersonFacts } from '../domain/titles/compose-facts.ts';

const text = (maxLength: number) => z.string().trim().min(1).max(maxLength);
const name = z.object({ fa: text(120).nullable().default(null), en: text(120) });

/** Every fact of a person, as an editor enters it. */
export const personFields = {
  name,
  gender: z.enum(['m', 'f']).nullable().default(null),
  birthday: sentDay.nullable().default(null),
  death_year: z.number().int().min(1800).max(2100).nullable().default(null),
  birth_place: name.nullable().default(null),
  biography: z
    .object({ fa: text(10_000).nullable().default(null), en: text(10_000).nullable().default(null) })
    .nullable()
    .default(null),
  portrait: uploadedPicture.nullable().default(null).describe('an uploaded one, in the place of what is drawn'),
};
const personEdit = z.object(personFields);

/** What an editor enters of a person; the colour follows from the name. */
export type PersonEdit = Omit<StoredPersonFacts, 'tint'>;

export function personEditOf(fields: z.infer<typeof personEdit>): PersonEdit {
  const { name, gender, birthday, biography, death_year, birth_place, portrait } = fields;
  const told = biography?.fa || biography?.en ? biography : null;
  return {
    name,
    gender,
    birthday,
    biography: told,
    ...(death_year !== null && { deathYear: death_year }),
    ...(birth_place !== null && { birthPlace: birth_place }),
    ...(portrait !== null && { portrait }),
  };
}
