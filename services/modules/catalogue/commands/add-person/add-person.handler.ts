import { Injectable } from '@nestjs/common';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { PersonExists } from '../../domain/catalogue-errors.js';
import type { StoredPersonFacts } from '../../domain/compose-facts.js';
import { personIdentity } from '../../domain/fold-name.js';
import { personTint } from '../../domain/tint.js';
import { personAdded } from '../../events/catalogue.events.js';
import { insertPeople } from '../../persistence/person.store.js';

@Injectable()
export class AddPersonHandler {
  constructor(private readonly transactions: CommandTransactions) {}

  /** @throws PersonExists when someone has this name: a name is a person. */
  execute(person: Omit<StoredPersonFacts, 'tint'>) {
    return this.transactions.run(person, async (transaction) => {
      const identity = personIdentity(person.name.en);
      const facts = { ...person, tint: personTint(identity) };
      const [row] = await insertPeople(transaction.manager, [{ identity, facts }]);
      if (!row) throw new Error(`no slug is left for ${identity}`);
      if (!row.inserted) throw new PersonExists(row.id);
      await transaction.append(`person-${row.id}`, 1, personAdded({ ...facts, personId: row.id, slug: row.slug }));
      return { status: 1 as const, person_id: row.id, slug: row.slug };
    });
  }
}
