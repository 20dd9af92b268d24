import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { checkSeen } from '../../application/decided-subtitle.ts';
import { subtitleReopened } from '../../contract/submitted-subtitles.events.ts';
import { subtitlePublished, subtitleWithdrawn } from '../../contract/subtitles.events.ts';
import { SubtitleConflict, UnknownSubtitle } from '../../domain/submission-errors.ts';
import type { SubmittedSubtitleEntity } from '../../persistence/submitted-subtitle.entity.ts';
import { SubmittedSubtitleRepository } from '../../persistence/submitted-subtitle.repository.ts';
import { SubtitleTrackRepository } from '../../persistence/subtitle-track.repository.ts';
import { ReopenSubtitle } from './reopen-subtitle.command.ts';

@CommandHandler(ReopenSubtitle)
export class ReopenSubtitleHandler implements ICommandHandler<ReopenSubtitle> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: SubmittedSubtitleRepository,
    private readonly tracks: SubtitleTrackRepository,
  ) {}

  /** @throws UnknownSubtitle, SubtitleConflict */
  async execute({ sender, submissionId, version }: ReopenSubtitle): Promise<void> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const known = await this.submissions.find(submissionId);
    if (!known) throw new UnknownSubtitle();
    // Before the row, as whoever removes the bytes does.
    await this.submissions.lockOriginal(manager, known.original);
    const seenNow = await this.tracks.lock(manager, known);
    const submission = await this.submissions.lock(manager, submissionId);
    if (submission?.state === 'replaced') throw new SubtitleConflict('replaced_since');
    checkSeen(submission, version, 'refused', 'published');
    if (submission.originalRemovedAt) throw new SubtitleConflict('bytes_removed');
    const isSeen = submission.state === 'published';
    if (isSeen && submission.vttName !== seenNow) throw new SubtitleConflict('replaced_since');
    const next = await this.submissions.reopen(manager, submission);
    const { userId: moderatorId, username: moderator } = sender.actor;
    const reopened = subtitleReopened({ submissionId, moderatorId, moderator });
    await transaction.append(`submitted-subtitle-${submissionId}`, next, reopened);
    if (isSeen) await this.takeDown(transaction, submission);
  }

  /** Its bytes stay where they are until the workers look: whoever plays the film may still read them. */
  private async takeDown(transaction: CommandTransaction, submission: SubmittedSubtitleEntity): Promise<void> {
    const { manager } = transaction;
    const { sha256, language, label, replacedVtt: vttName } = submission;
    if (vttName === null) {
      const withdrawn = await this.tracks.withdraw(manager, submission);
      if (!withdrawn) return;
      const { id: subtitleId, version } = withdrawn;
      await transaction.append(`subtitle-${subtitleId}`, version, subtitleWithdrawn({ subtitleId }));
      return;
    }
    const former = { sha256, language, label, vttName };
    await this.submissions.restore(manager, former);
    const saved = await this.tracks.save(manager, former);
    // The former one may read the same.
    if (!saved) return;
    const published = subtitlePublished({ subtitleId: saved.id, ...former });
    await transaction.append(`subtitle-${saved.id}`, saved.version, published);
  }
}
