import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { MemberLists } from '../../application/member-lists.ts';
import { NotASeries, UnknownTitle } from '../../domain/library-errors.ts';
import { FollowSeries } from './follow-series.command.ts';

const SERIES = 2;

@CommandHandler(FollowSeries)
export class FollowSeriesHandler implements ICommandHandler<FollowSeries> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly titles: ReleaseFiles,
    private readonly lists: MemberLists,
  ) {}

  /** @throws UnknownTitle @throws NotASeries @throws ListFull @throws TooManyRequests */
  async execute({ sender, seriesId }: FollowSeries): Promise<boolean> {
    const title = await this.titles.titleOf(this.unitOfWork.transaction.manager, seriesId);
    if (!title) throw new UnknownTitle('series');
    if (title.postType !== SERIES) throw new NotASeries();
    return this.lists.add({ userId: sender.actor.userId, kind: 'series', targetId: seriesId });
  }
}
