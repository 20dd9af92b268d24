import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { checkSeen } from '../../application/decided-subtitle.ts';
import { subtitleReopened } from '../../contract/submitted-subtitles.events.ts';
import { SubtitleConflict, UnknownSubtitle } from '../../domain/submission-errors.ts';
import { SubmittedSubtitleRepository } from '../../persistence/submitted-subtitle.repository.ts';
import { ReopenSubtitle } from './reopen-subtitle.command.ts';

@CommandHandler(ReopenSubtitle)
export class ReopenSubtitleHandler implements ICommandHandler<ReopenSubtitle> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: SubmittedSubtitleRepository,
  ) {}

  /** @throws UnknownSubtitle, SubtitleConflict */
  async execute({ sender, submissionId, version }: ReopenSubtitle): Promise<void> {
    const { transaction } = this.unitOfWork;
    const known = await this.submissions.find(submissionId);
    if (!known) throw new UnknownSubtitle();
    // Before the row, as whoever removes the bytes does.
    await this.submissions.lockOriginal(transaction.manager, known.original);
    const submission = await this.submissions.lock(transaction.manager, submissionId);
    checkSeen(submission, version, 'refused');
    if (submission.originalRemovedAt) throw new SubtitleConflict('bytes_removed');
    const next = await this.submissions.reopen(transaction.manager, submission);
    const { userId: moderatorId, username: moderator } = sender.actor;
    const reopened = subtitleReopened({ submissionId, moderatorId, moderator });
    await transaction.append(`submitted-subtitle-${submissionId}`, next, reopened);
  }
}
