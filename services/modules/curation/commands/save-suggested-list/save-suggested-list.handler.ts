import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { EventHistory } from '#platform/messaging/outbox/event-history.ts';
import { KnownTitles } from '../../application/known-titles.ts';
import { suggestedListSaved } from '../../contract/curation.events.ts';
import { SuggestedListRepository } from '../../persistence/suggested-list.repository.ts';
import { SaveSuggestedList } from './save-suggested-list.command.ts';

@CommandHandler(SaveSuggestedList)
export class SaveSuggestedListHandler implements ICommandHandler<SaveSuggestedList> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly titles: KnownTitles,
    private readonly lists: SuggestedListRepository,
    private readonly history: EventHistory,
  ) {}

  /** @throws ChangedMeanwhile @throws UnknownTitles */
  async execute({ postType, seenVersion, titleIds }: SaveSuggestedList): Promise<{ version: number }> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    if ((await this.lists.lock(manager, postType)) !== seenVersion) throw new ChangedMeanwhile();
    await this.titles.require(manager, { titleIds, field: 'title_ids', postType });
    const stream = `suggested-list-${postType}`;
    const saved = suggestedListSaved({ postType, titleIds: [...titleIds] });
    if (await this.history.says(manager, stream, saved)) return { version: seenVersion };
    const version = seenVersion + 1;
    await this.lists.save(manager, postType, version);
    await transaction.append(stream, version, saved);
    return { version };
  }
}
