import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { SavedNotice } from '../../application/notice.schema.ts';
import { OpenNotice } from '../../application/open-notice.ts';
import { noticeRetired } from '../../contract/notice.events.ts';
import { NoticeRepository } from '../../persistence/notice.repository.ts';
import { RetireNotice } from './retire-notice.command.ts';

@CommandHandler(RetireNotice)
export class RetireNoticeHandler implements ICommandHandler<RetireNotice> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly open: OpenNotice,
    private readonly notices: NoticeRepository,
  ) {}

  /** @throws UnknownNotice @throws ChangedMeanwhile */
  async execute({ id, seenVersion }: RetireNotice): Promise<SavedNotice> {
    const { transaction } = this.unitOfWork;
    await this.open.at(transaction.manager, id, seenVersion);
    const version = seenVersion + 1;
    await this.notices.save(transaction.manager, id, { retired: true, version });
    await transaction.append(`notice-${id}`, version, noticeRetired({ noticeId: id }));
    return { id, version };
  }
}
