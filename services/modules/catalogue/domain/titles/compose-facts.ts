import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '#platform/kernel/time/durations.ts';
import type { PersonFacts } from '../../contract/catalogue.events.ts';
import { personTint } from '../tint.ts';
import { personIdentity, titleIdentity } from '../words/fold-name.ts';
import type { StoredFacts } from './merge-facts.ts';
import type { PersonRecord, TitleRecord } from './title-record.ts';

export type StoredPersonFacts = Omit<PersonFacts, 'personId' | 'slug'>;

/** Tells whether a source says something new about a title: equal records have equal hashes. */
export function recordHash(record: TitleRecord): string {
  return createHash('sha1').update(JSON.stringify(record)).digest('hex');
}

export function identityOf(record: TitleRecord): string {
  return titleIdentity(record.postType, record.name.en, record.releaseYear);
}

/** @param people ids by personIdentity(); every person of the record must be in it. */
export function composeFacts(record: TitleRecord, people: ReadonlyMap<string, number>, now: Date): StoredFacts {
  const idOf = ({ name }: PersonRecord) => people.get(personIdentity(name.en)) as number;
  const credits = (persons: PersonRecord[]) => [...new Set(persons.map(idOf))].map((personId) => ({ personId }));
  const roles = new Map(record.cast.map((member) => [idOf(member), member.role]));
  const { source: _source, sourceKey: _key, offer: _offer, ageDays, ...facts } = record;
  return {
    ...facts,
    directors: credits(record.directors),
    writers: credits(record.writers),
    cast: [...roles].map(([personId, role]) => ({ personId, role })),
    awards: record.awards.map(({ nominees, ...award }) => ({
      ...award,
      ...(nominees && { nominees: nominees.flatMap((name) => people.get(personIdentity(name)) ?? []) }),
    })),
    trailers: record.trailers?.map((key) => ({ key })) ?? [],
    ...(ageDays !== null && { addedAt: new Date(now.getTime() - ageDays * DAY_MS).toISOString() }),
  };
}

export function composePerson(record: PersonRecord): StoredPersonFacts {
  const { name, gender, birthday = null, biography = null, deathYear, birthPlace } = record;
  const tint = personTint(personIdentity(name.en));
  return {
    name,
    gender,
    birthday,
    biography,
    tint,
    ...(deathYear && { deathYear }),
    ...(birthPlace && { birthPlace }),
  };
}

/** What a record adds to a known person: facts not known yet, each by itself. Null when it adds nothing. */
export function completePerson(facts: StoredPersonFacts, record: PersonRecord): StoredPersonFacts | null {
  const told = composePerson(record);
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
  const complete = { ...told, ...known, name: { en: facts.name.en, fa: facts.name.fa ?? record.name.fa } };
  return isDeepStrictEqual(complete, facts) ? null : (complete as StoredPersonFacts);
}

/** Everyone a batch names, each once, with all that its records know of them. */
export function peopleOf(records: readonly TitleRecord[]): Map<string, PersonRecord> {
  const people = new Map<string, PersonRecord>();
  for (const record of records) {
    for (const { name, gender } of [...record.directors, ...record.writers, ...record.cast]) {
      const identity = personIdentity(name.en);
      const known = people.get(identity);
      people.set(identity, {
        name: { en: known?.name.en ?? name.en, fa: known?.name.fa ?? name.fa },
        gender: known?.gender ?? gender,
      });
    }
  }
  return people;
}
