import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { SavedCollection } from '../../application/collection.schema.ts';
import { OpenCollection } from '../../application/open-collection.ts';
import { collectionRetired } from '../../contract/curation.events.ts';
import { CollectionRepository } from '../../persistence/collection.repository.ts';
import { RetireCollection } from './retire-collection.command.ts';

@CommandHandler(RetireCollection)
export class RetireCollectionHandler implements ICommandHandler<RetireCollection> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly open: OpenCollection,
    private readonly collections: CollectionRepository,
  ) {}

  /** @throws UnknownCollection @throws ChangedMeanwhile */
  async execute({ id, seenVersion }: RetireCollection): Promise<SavedCollection> {
    const { transaction } = this.unitOfWork;
    await this.open.at(transaction.manager, id, seenVersion);
    const version = seenVersion + 1;
    await this.collections.save(transaction.manager, id, { retired: true, version });
    await transaction.append(`collection-${id}`, version, collectionRetired({ collectionId: id }));
    return { id, version };
  }
}
