import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { EventHistory } from '#platform/messaging/outbox/event-history.ts';
import type { SavedNotice } from '../../application/notice.schema.ts';
import { OpenNotice } from '../../application/open-notice.ts';
import { noticeAdded, noticeRevised } from '../../contract/notice.events.ts';
import { requireOrder } from '../../domain/notice-times.ts';
import { NoticeRepository } from '../../persistence/notice.repository.ts';
import { ReviseNotice } from './revise-notice.command.ts';

@CommandHandler(ReviseNotice)
export class ReviseNoticeHandler implements ICommandHandler<ReviseNotice> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly open: OpenNotice,
    private readonly notices: NoticeRepository,
    private readonly history: EventHistory,
  ) {}

  /** @throws UnknownNotice @throws ChangedMeanwhile @throws EndsBeforeItBegins */
  async execute({ id, seenVersion, facts }: ReviseNotice): Promise<SavedNotice> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    await this.open.at(manager, id, seenVersion);
    requireOrder(facts);
    const stream = `notice-${id}`;
    const revised = noticeRevised({ noticeId: id, ...facts });
    const isSaid = await this.history.says(manager, stream, revised, [noticeAdded.type, noticeRevised.type]);
    if (isSaid) return { id, version: seenVersion };
    const version = seenVersion + 1;
    await this.notices.save(manager, id, { version });
    await transaction.append(stream, version, revised);
    return { id, version };
  }
}
