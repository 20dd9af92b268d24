import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { SavedNotice } from '../../application/notice.schema.ts';
import { noticeAdded } from '../../contract/notice.events.ts';
import { requireOrder } from '../../domain/notice-times.ts';
import { NoticeRepository } from '../../persistence/notice.repository.ts';
import { AddNotice } from './add-notice.command.ts';

@CommandHandler(AddNotice)
export class AddNoticeHandler implements ICommandHandler<AddNotice> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notices: NoticeRepository,
  ) {}

  /** @throws EndsBeforeItBegins */
  async execute({ facts }: AddNotice): Promise<SavedNotice> {
    const { transaction } = this.unitOfWork;
    requireOrder(facts);
    const id = await this.notices.insert(transaction.manager);
    await transaction.append(`notice-${id}`, 1, noticeAdded({ noticeId: id, ...facts }));
    return { id, version: 1 };
  }
}
