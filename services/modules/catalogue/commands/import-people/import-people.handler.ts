import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { personIdentity } from '../../domain/words/fold-name.ts';
import { ImportJournalRepository } from '../../persistence/imports/import-journal.repository.ts';
import { TitleRepository } from '../../persistence/titles/title.repository.ts';
import { ImportedPeople } from '../import-titles/imported-people.ts';
import { ImportPeople } from './import-people.command.ts';

@CommandHandler(ImportPeople)
export class ImportPeopleHandler implements ICommandHandler<ImportPeople> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly titles: TitleRepository,
    private readonly importedPeople: ImportedPeople,
    private readonly journal: ImportJournalRepository,
  ) {}

  async execute({ people, file }: ImportPeople): Promise<{ people: number }> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    await this.titles.takeImportTurn(manager);
    const byIdentity = new Map(people.map((person) => [personIdentity(person.name.en), person]));
    const { events } = await this.importedPeople.upsert(manager, byIdentity);
    await transaction.appendAll(events);
    await this.journal.save(manager, {
      fileHash: file.hash,
      name: file.name,
      linesDone: people.length,
      finished: true,
    });
    return { people: events.length };
  }
}
