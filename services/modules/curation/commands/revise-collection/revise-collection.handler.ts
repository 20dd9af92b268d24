import { isDeepStrictEqual } from 'node:util';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { requirePictures } from '#modules/media/contract/stored-uploads.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import type { SavedCollection } from '../../application/collection.schema.ts';
import { KnownTitles } from '../../application/known-titles.ts';
import { OpenCollection } from '../../application/open-collection.ts';
import { collectionRevised } from '../../contract/curation.events.ts';
import { CollectionRepository } from '../../persistence/collection.repository.ts';
import { ReviseCollection } from './revise-collection.command.ts';

@CommandHandler(ReviseCollection)
export class ReviseCollectionHandler implements ICommandHandler<ReviseCollection> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly open: OpenCollection,
    private readonly titles: KnownTitles,
    private readonly collections: CollectionRepository,
    private readonly storage: StoragePort,
  ) {}

  /** @throws UnknownCollection @throws ChangedMeanwhile @throws UnknownTitles @throws UnknownPicture */
  async execute({ id, seenVersion, facts }: ReviseCollection): Promise<SavedCollection> {
    const { transaction } = this.unitOfWork;
    const { slug, facts: open } = await this.open.at(transaction.manager, id, seenVersion);
    await this.titles.require(transaction.manager, { titleIds: facts.titleIds, field: 'title_ids' });
    await requirePictures(transaction.manager, this.storage, { cover: facts.cover });
    if (isDeepStrictEqual(facts, open)) return { id, version: seenVersion };
    const version = seenVersion + 1;
    await this.collections.save(transaction.manager, id, { facts, version });
    await transaction.append(`collection-${id}`, version, collectionRevised({ collectionId: id, slug, ...facts }));
    return { id, version };
  }
}
