import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { SavedCollection } from '../../application/collection.schema.ts';
import { KnownTitles } from '../../application/known-titles.ts';
import { collectionAdded } from '../../contract/curation.events.ts';
import { CollectionRepository } from '../../persistence/collection.repository.ts';
import { AddCollection } from './add-collection.command.ts';

@CommandHandler(AddCollection)
export class AddCollectionHandler implements ICommandHandler<AddCollection> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly titles: KnownTitles,
    private readonly collections: CollectionRepository,
  ) {}

  /** @throws UnknownTitles */
  async execute({ facts }: AddCollection): Promise<SavedCollection> {
    const { transaction } = this.unitOfWork;
    await this.titles.require(transaction.manager, { titleIds: facts.titleIds, field: 'title_ids' });
    const { id, slug } = await this.collections.insert(transaction.manager, facts);
    await transaction.append(`collection-${id}`, 1, collectionAdded({ collectionId: id, slug, ...facts }));
    return { id, version: 1 };
  }
}
