import type { Name, Person } from '../../api/types.ts';
import { sized } from '../../lib/images/image-url.ts';
import { wholeAddress } from '../../lib/router/page-address.ts';

/** A person in the vocabulary of schema.org. */
export function structuredPerson(person: Person, nameOf: (name: Name) => string) {
  const { name, slug, avatar_path, birthday } = person;
  return {
    '@type': 'Person',
    name: nameOf(name),
    alternateName: nameOf(name) === name.en ? undefined : name.en,
    url: wholeAddress(`/person/${slug}`),
    image: wholeAddress(sized(avatar_path, '400x400')),
    birthDate: birthday ?? undefined,
  };
}
