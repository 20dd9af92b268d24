import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { type ReceivedSubtitle, ReceivedSubtitles } from '../../application/received-subtitle.ts';
import { SUBTITLE_BY_ACCOUNT } from '../../application/throttle-limits.ts';
import { subtitleSubmitted } from '../../contract/submitted-subtitles.events.ts';
import { countKinds } from '../../domain/doctor/mends/mend.ts';
import { SubtitleRefusedAtOnce, UnknownFile } from '../../domain/submission-errors.ts';
import { SubmittedSubtitleRepository } from '../../persistence/submitted-subtitle.repository.ts';
import { SubmitSubtitle, type SubmitSubtitleResult } from './submit-subtitle.command.ts';

@CommandHandler(SubmitSubtitle)
export class SubmitSubtitleHandler implements ICommandHandler<SubmitSubtitle> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly throttle: Throttle,
    private readonly received: ReceivedSubtitles,
    private readonly files: ReleaseFiles,
    private readonly submissions: SubmittedSubtitleRepository,
  ) {}

  /** @throws SubtitleRefusedAtOnce, SubtitleUnreadable, SubtitleKnown, UnknownFile, TooManyRequests */
  async execute(command: SubmitSubtitle): Promise<SubmitSubtitleResult> {
    const read = () => this.read(command);
    return this.unitOfWork.runPrepared(command, read, (transaction, received) =>
      this.submit(transaction, command, received),
    );
  }

  private async read({ sender, file, language }: SubmitSubtitle): Promise<ReceivedSubtitle> {
    if (!file) throw new SubtitleRefusedAtOnce('subtitle_missing');
    // The staff brings whole seasons.
    if (!sender.asStaff) await this.throttle.consume(SUBTITLE_BY_ACCOUNT, sender.actor.userId);
    if (file.tooLarge) throw new SubtitleRefusedAtOnce('subtitle_too_large');
    return this.received.read(file.path, language);
  }

  private async submit(
    transaction: CommandTransaction,
    { sender, fileId, language, label }: SubmitSubtitle,
    received: ReceivedSubtitle,
  ): Promise<SubmitSubtitleResult> {
    const { manager } = transaction;
    // The staff prepares drafts.
    const file = await (sender.asStaff ? this.files.find(manager, fileId) : this.files.findOnSite(manager, fileId));
    if (!file) throw new UnknownFile();
    const { diagnosis, original } = received;
    const { userId, username } = sender.actor;
    await this.submissions.lockOriginal(manager, original);
    const facts = { fileId, sha256: file.media.sha256, language, label, original, userId };
    const submissionId = await this.submissions.insert(manager, facts);
    // Safe before anybody hears of it, and not to be removed meanwhile as those of an earlier one.
    await this.received.keep(received);
    const { format, charset, cues, mends } = diagnosis;
    const found = { format, charset, cues: cues.length, mends: countKinds(mends) };
    const submitted = subtitleSubmitted({ submissionId, ...facts, ...found, username });
    await transaction.append(`submitted-subtitle-${submissionId}`, 1, submitted);
    return { submissionId };
  }
}
