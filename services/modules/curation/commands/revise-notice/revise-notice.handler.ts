import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { SavedNotice } from '../../application/notice.schema.ts';
import { OpenNotice } from '../../application/open-notice.ts';
import { noticeRevised } from '../../contract/notice.events.ts';
import { requireOrder } from '../../domain/notice-times.ts';
import { NoticeRepository } from '../../persistence/notice.repository.ts';
import { ReviseNotice } from './revise-notice.command.ts';

@CommandHandler(ReviseNotice)
export class ReviseNoticeHandler implements ICommandHandler<ReviseNotice> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly open: OpenNotice,
    private readonly notices: NoticeRepository,
  ) {}

  /** @throws UnknownNotice @throws ChangedMeanwhile @throws EndsBeforeItBegins */
  async execute({ id, seenVersion, facts }: ReviseNotice): Promise<SavedNotice> {
    const { transaction } = this.unitOfWork;
    await this.open.at(transaction.manager, id, seenVersion);
    requireOrder(facts);
    const version = seenVersion + 1;
    await this.notices.save(transaction.manager, id, { version });
    await transaction.append(`notice-${id}`, version, noticeRevised({ noticeId: id, ...facts }));
    return { id, version };
  }
}
