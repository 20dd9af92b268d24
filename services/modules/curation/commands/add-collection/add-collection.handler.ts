import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { requirePictures } from '#modules/media/contract/stored-uploads.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
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
    private readonly storage: StoragePort,
  ) {}

  /** @throws UnknownTitles @throws UnknownPicture */
  async execute({ facts }: AddCollection): Promise<SavedCollection> {
    const { transaction } = this.unitOfWork;
    await this.titles.require(transaction.manager, { titleIds: facts.titleIds, field: 'title_ids' });
    await requirePictures(transaction.manager, this.storage, { cover: facts.cover });
    const { id, slug } = await this.collections.insert(transaction.manager, facts);
    await transaction.append(`collection-${id}`, 1, collectionAdded({ collectionId: id, slug, ...facts }));
    return { id, version: 1 };
  }
}
