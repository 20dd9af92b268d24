import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StreamEvents } from '#platform/messaging/outbox/event-appender.ts';
import { personAdded, personRevised } from '../../contract/catalogue.events.ts';
import { completePerson, composePerson } from '../../domain/titles/compose-facts.ts';
import type { PersonRecord } from '../../domain/titles/title-record.ts';
import { PersonRepository, type PersonRow } from '../../persistence/person.repository.ts';

export interface KnownPeople {
  /** Ids by identity. */
  ids: Map<string, number>;
  events: StreamEvents[];
}

@Injectable()
export class ImportedPeople {
  constructor(private readonly repository: PersonRepository) {}

  /** Finds or adds everyone of `people` (by identity), and completes those of whom more is known now. */
  async upsert(manager: EntityManager, people: Map<string, PersonRecord>): Promise<KnownPeople> {
    // One order for all, so that two who add the same people wait for each other instead of dying in a deadlock.
    const identities = [...people.keys()].sort();
    const known = await this.repository.findByIdentity(manager, identities);
    const ids = new Map(known.map((row) => [row.identity, row.id]));
    const revised = await this.complete(manager, known, people);
    const missing = identities.filter((identity) => !ids.has(identity));
    const added = await this.repository.insert(
      manager,
      missing.map((identity) => ({ identity, facts: composePerson(people.get(identity) as PersonRecord) })),
    );
    for (const row of added) ids.set(row.identity, row.id);
    const events = [
      ...added.filter(({ inserted }) => inserted).map((row) => eventOf(row, personAdded)),
      ...revised.map((row) => eventOf(row, personRevised)),
    ];
    return { ids, events };
  }

  private complete(
    manager: EntityManager,
    known: PersonRow[],
    people: Map<string, PersonRecord>,
  ): Promise<PersonRow[]> {
    const changes = known.flatMap((row) => {
      const facts = completePerson(row.facts, people.get(row.identity) as PersonRecord);
      return facts ? [{ id: row.id, facts }] : [];
    });
    return this.repository.revise(manager, changes);
  }
}

function eventOf(row: PersonRow, definition: typeof personAdded | typeof personRevised): StreamEvents {
  const facts = { personId: row.id, slug: row.slug, ...row.facts };
  return { stream: `person-${row.id}`, firstVersion: row.version, events: [definition(facts)] };
}
