import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { TitleChangedMeanwhile, UnknownTitle } from '../../domain/catalogue-errors.js';
import { editedFacts, peopleNamed, type TitleEdit } from '../../domain/edit-title.js';
import { titleIdentity } from '../../domain/fold-name.js';
import { titleRevised } from '../../events/catalogue.events.js';
import { requirePeople } from '../../persistence/person.store.js';
import { TitleEntity } from '../../persistence/title.entity.js';

export interface ReviseTitle {
  titleId: number;
  /** The version the editor saw; absent to go over whatever there is. */
  version?: number | undefined;
  edit: TitleEdit;
}

/** Replaces a title's facts. Its slug stays: addresses do not break. From then on the editor's facts lead. */
@Injectable()
export class ReviseTitleHandler {
  constructor(private readonly transactions: CommandTransactions) {}

  /** @throws UnknownTitle @throws TitleChangedMeanwhile @throws UnknownPeople */
  execute(command: ReviseTitle) {
    return this.transactions.run(command, async (transaction) => {
      const { manager } = transaction;
      const title = await manager.findOne(TitleEntity, {
        where: { id: command.titleId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!title) throw new UnknownTitle();
      if (command.version !== undefined && command.version !== title.version) throw new TitleChangedMeanwhile();
      const facts = editedFacts({ ...command.edit, postType: title.facts.postType }, title.facts);
      await requirePeople(manager, peopleNamed(facts));
      const { id, slug } = title;
      if (!isDeepStrictEqual(facts, title.facts)) {
        title.version += 1;
        title.facts = facts;
        title.source = 'console';
        title.identity = titleIdentity(facts.postType, facts.name.en, facts.releaseYear);
        await manager.save(title);
        await transaction.append(`title-${id}`, title.version, titleRevised({ ...facts, titleId: id, slug }));
      }
      return { status: 1 as const, title_id: id, slug, version: title.version };
    });
  }
}
