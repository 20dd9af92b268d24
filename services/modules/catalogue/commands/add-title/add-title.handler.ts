import { Injectable } from '@nestjs/common';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { editedFacts, peopleNamed, type TitleEdit } from '../../domain/edit-title.js';
import { titleIdentity } from '../../domain/fold-name.js';
import { titleAdded } from '../../events/catalogue.events.js';
import { requirePeople } from '../../persistence/person.store.js';
import { insertTitles, type WrittenTitle } from '../../persistence/title.store.js';

/** A title entered by an editor: its facts go before those of any import. */
@Injectable()
export class AddTitleHandler {
  constructor(private readonly transactions: CommandTransactions) {}

  /** @throws UnknownPeople */
  execute(edit: TitleEdit) {
    return this.transactions.run(edit, async (transaction) => {
      const facts = editedFacts(edit, null);
      await requirePeople(transaction.manager, peopleNamed(facts));
      const identity = titleIdentity(edit.postType, edit.name.en, edit.releaseYear);
      const title = {
        id: null,
        slug: null,
        identity,
        source: 'console',
        sources: new Set<string>(),
        facts,
        change: 'added' as const,
        offers: [],
        records: [],
      };
      const [written] = await insertTitles(transaction.manager, [title]);
      const { id, slug, version } = written as WrittenTitle;
      await transaction.append(`title-${id}`, version, titleAdded({ ...facts, titleId: id, slug }));
      return { status: 1 as const, title_id: id, slug, version };
    });
  }
}
