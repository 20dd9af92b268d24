import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnknownPeople } from '../domain/catalogue-errors.ts';
import type { StoredPersonFacts } from '../domain/titles/compose-facts.ts';
import { personSlug, slugAttempt } from '../domain/words/slug.ts';

export interface PersonRow {
  id: number;
  version: number;
  slug: string;
  identity: string;
  facts: StoredPersonFacts;
}

interface NewPerson {
  identity: string;
  facts: StoredPersonFacts;
}

const FIND = 'select id, version, slug, identity, facts from write.person where identity = any($1::text[])';
const INSERT = `
  insert into write.person (version, slug, identity, facts)
  select 1, t.slug, t.identity, t.facts from unnest($1::text[], $2::text[], $3::jsonb[]) as t(slug, identity, facts)
  on conflict do nothing
  returning id, version, slug, identity, facts`;
const REVISE = `
  with revised as (
    update write.person p set version = p.version + 1, facts = t.facts
    from unnest($1::int[], $2::jsonb[]) as t(id, facts) where p.id = t.id
    returning p.id, p.version, p.slug, p.identity, p.facts
  ) select * from revised`;
const LOCK = 'select id, version, slug, identity, facts from write.person where id = $1 for update';
const REPLACE = `
  with replaced as (
    update write.person set version = version + 1, identity = $2, facts = $3::jsonb where id = $1 returning version
  ) select version from replaced`;
const MAX_NAMESAKES = 200;

@Injectable()
export class PersonRepository {
  findByIdentity(manager: EntityManager, identities: readonly string[]): Promise<PersonRow[]> {
    return manager.query(FIND, [identities]);
  }

  /**
   * Adds people. The unique indexes settle both races: a slug that is taken is tried with the next number, and for an
   * identity that is taken its row is returned, with `inserted` false.
   */
  async insert(manager: EntityManager, people: NewPerson[]): Promise<(PersonRow & { inserted: boolean })[]> {
    const done: (PersonRow & { inserted: boolean })[] = [];
    let pending = people;
    for (let attempt = 1; pending.length > 0 && attempt <= MAX_NAMESAKES; attempt++) {
      const rows: PersonRow[] = await manager.query(INSERT, [
        pending.map(({ facts }) => slugAttempt(personSlug(facts.name.en), attempt)),
        pending.map(({ identity }) => identity),
        pending.map(({ facts }) => JSON.stringify(facts)),
      ]);
      done.push(...rows.map((row) => ({ ...row, inserted: true })));
      pending = without(pending, rows);
      if (pending.length === 0) break;
      const others = await this.findByIdentity(
        manager,
        pending.map(({ identity }) => identity),
      );
      done.push(...others.map((row) => ({ ...row, inserted: false })));
      pending = without(pending, others);
    }
    return done;
  }

  /** @returns the people with their new versions. */
  async revise(
    manager: EntityManager,
    changes: readonly { id: number; facts: StoredPersonFacts }[],
  ): Promise<PersonRow[]> {
    if (changes.length === 0) return [];
    return manager.query(REVISE, [changes.map(({ id }) => id), changes.map(({ facts }) => JSON.stringify(facts))]);
  }

  async lock(manager: EntityManager, id: number): Promise<PersonRow | null> {
    const [row] = await manager.query(LOCK, [id]);
    return row ?? null;
  }

  /** @returns the new version. */
  async replace(manager: EntityManager, { id, identity, facts }: NewPerson & { id: number }): Promise<number> {
    const [row] = await manager.query(REPLACE, [id, identity, JSON.stringify(facts)]);
    return row.version;
  }

  /** People are never removed, so who is there now stays. @throws UnknownPeople */
  async requireAll(manager: EntityManager, ids: number[]): Promise<void> {
    const rows: { id: number }[] = await manager.query('select id from write.person where id = any($1::int[])', [ids]);
    const known = new Set(rows.map(({ id }) => id));
    const unknown = ids.filter((id) => !known.has(id));
    if (unknown.length > 0) throw new UnknownPeople(unknown);
  }
}

function without(pending: NewPerson[], rows: PersonRow[]): NewPerson[] {
  const settled = new Set(rows.map((row) => row.identity));
  return pending.filter(({ identity }) => !settled.has(identity));
}
