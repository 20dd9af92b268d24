import type { EntityManager } from 'typeorm';
import type { StreamEvents } from '../../../platform/messaging/outbox/event-appender.js';
import { UnknownPeople } from '../domain/catalogue-errors.js';
import { completePerson, composePerson, type StoredPersonFacts } from '../domain/compose-facts.js';
import { personSlug, slugAttempt } from '../domain/slug.js';
import type { PersonRecord } from '../domain/title-record.js';
import { personAdded, personRevised } from '../events/catalogue.events.js';

interface PersonRow {
  id: number;
  version: number;
  slug: string;
  identity: string;
  facts: StoredPersonFacts;
}

export interface KnownPeople {
  /** Ids by identity. */
  ids: Map<string, number>;
  events: StreamEvents[];
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
const MOST_NAMESAKES = 200;

/** Finds or adds everyone of `people` (by identity), and completes those of whom more is known now. */
export async function upsertPeople(manager: EntityManager, people: Map<string, PersonRecord>): Promise<KnownPeople> {
  // One order for all, so that two who add the same people wait for each other instead of dying in a deadlock.
  const identities = [...people.keys()].sort();
  const known: PersonRow[] = await manager.query(FIND, [identities]);
  const ids = new Map(known.map((row) => [row.identity, row.id]));
  const revised = await revise(manager, known, people);
  const missing = identities.filter((identity) => !ids.has(identity));
  const added = await insertPeople(
    manager,
    missing.map((identity) => ({ identity, facts: composePerson(people.get(identity) as PersonRecord) })),
  );
  for (const row of added) ids.set(row.identity, row.id);
  const events = [
    ...added.filter(({ inserted }) => inserted).map((row) => event(row, personAdded)),
    ...revised.map((row) => event(row, personRevised)),
  ];
  return { ids, events };
}

function event(row: PersonRow, define: typeof personAdded | typeof personRevised): StreamEvents {
  const facts = { personId: row.id, slug: row.slug, ...row.facts };
  return { stream: `person-${row.id}`, firstVersion: row.version, events: [define(facts)] };
}

async function revise(
  manager: EntityManager,
  known: PersonRow[],
  people: Map<string, PersonRecord>,
): Promise<PersonRow[]> {
  const changes = known.flatMap((row) => {
    const facts = completePerson(row.facts, people.get(row.identity) as PersonRecord);
    return facts ? [{ id: row.id, facts }] : [];
  });
  if (changes.length === 0) return [];
  return manager.query(REVISE, [changes.map(({ id }) => id), changes.map(({ facts }) => JSON.stringify(facts))]);
}

export interface NewPerson {
  identity: string;
  facts: StoredPersonFacts;
}

/**
 * Adds people. The unique indexes settle both races: a slug that is taken is tried with the next number, and for an identity
 * that is taken its row is returned, with `inserted` false.
 */
export async function insertPeople(
  manager: EntityManager,
  people: NewPerson[],
): Promise<(PersonRow & { inserted: boolean })[]> {
  const done: (PersonRow & { inserted: boolean })[] = [];
  let pending = people;
  for (let attempt = 1; pending.length > 0 && attempt <= MOST_NAMESAKES; attempt++) {
    const rows: PersonRow[] = await manager.query(INSERT, [
      pending.map(({ facts }) => slugAttempt(personSlug(facts.name.en), attempt)),
      pending.map(({ identity }) => identity),
      pending.map(({ facts }) => JSON.stringify(facts)),
    ]);
    done.push(...rows.map((row) => ({ ...row, inserted: true })));
    pending = without(pending, rows);
    if (pending.length === 0) break;
    const others: PersonRow[] = await manager.query(FIND, [pending.map(({ identity }) => identity)]);
    done.push(...others.map((row) => ({ ...row, inserted: false })));
    pending = without(pending, others);
  }
  return done;
}

function without(pending: NewPerson[], rows: PersonRow[]): NewPerson[] {
  const settled = new Set(rows.map((row) => row.identity));
  return pending.filter(({ identity }) => !settled.has(identity));
}

/** People are never removed, so who is there now stays. @throws UnknownPeople */
export async function requirePeople(manager: EntityManager, ids: number[]): Promise<void> {
  const rows: { id: number }[] = await manager.query('select id from write.person where id = any($1::int[])', [ids]);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) throw new UnknownPeople(unknown);
}
