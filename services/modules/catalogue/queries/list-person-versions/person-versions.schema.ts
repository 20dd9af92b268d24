import { z } from 'zod';
import { uploadedPicture } from '#modules/media/contract/uploaded-picture.ts';
import { shownVersion } from '#platform/http/version-history.ts';
import type { PersonFacts } from '../../contract/catalogue.events.ts';

const name = z.object({ fa: z.string().nullable(), en: z.string() });

/** A person's facts under the names by which `people/revise` takes them. */
const editableFacts = z.object({
  name,
  gender: z.enum(['m', 'f']).nullable(),
  birthday: z.iso.date().nullable(),
  death_year: z.number().int().nullable(),
  birth_place: name.nullable(),
  biography: z.object({ fa: z.string().nullable(), en: z.string().nullable() }).nullable(),
  portrait: uploadedPicture.nullable(),
});

export const personVersions = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    version: z.number().int().describe('the newest, which a change names'),
    facts: editableFacts.describe('the newest'),
    versions: z.array(shownVersion(editableFacts, 'none')).describe('newest first, at most 50'),
  })
  .meta({ id: 'PersonVersions' });
export type PersonVersions = z.infer<typeof personVersions>;

/** The facts of an event as an editor enters them. */
export function editable(facts: PersonFacts): z.infer<typeof editableFacts> {
  const { name, gender, birthday, biography, deathYear = null, birthPlace = null, portrait = null } = facts;
  return { name, gender, birthday, death_year: deathYear, birth_place: birthPlace, biography, portrait };
}
