import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { checkSeen } from '../../application/decided-subtitle.ts';
import { subtitleRefused } from '../../contract/submitted-subtitles.events.ts';
import { SubmittedSubtitleRepository } from '../../persistence/submitted-subtitle.repository.ts';
import { RefuseSubtitle } from './refuse-subtitle.command.ts';

@CommandHandler(RefuseSubtitle)
export class RefuseSubtitleHandler implements ICommandHandler<RefuseSubtitle> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: SubmittedSubtitleRepository,
  ) {}

  /** @throws UnknownSubtitle, SubtitleConflict */
  async execute({ sender, submissionId, version, reason }: RefuseSubtitle): Promise<void> {
    const { transaction } = this.unitOfWork;
    const submission = await this.submissions.lock(transaction.manager, submissionId);
    checkSeen(submission, version, 'waiting');
    const { userId: moderatorId, username: moderator } = sender.actor;
    const unpublished = { mends: null, vttName: null, replacedVtt: null };
    const ruling = { state: 'refused' as const, reason, decidedBy: moderatorId, ...unpublished };
    const next = await this.submissions.settle(transaction.manager, submission, ruling);
    const refused = subtitleRefused({ submissionId, moderatorId, moderator, reason });
    await transaction.append(`submitted-subtitle-${submissionId}`, next, refused);
  }
}
