import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { checkSeen } from '../../application/decided-subtitle.ts';
import { TrackFiles } from '../../application/track-files.ts';
import { subtitleAccepted } from '../../contract/submitted-subtitles.events.ts';
import { SubtitleDoctor } from '../../contract/subtitle-doctor.port.ts';
import { subtitlePublished } from '../../contract/subtitles.events.ts';
import type { Charset } from '../../domain/doctor/decode.ts';
import { applied } from '../../domain/doctor/doctor.ts';
import { SubtitleConflict, UnknownSubtitle } from '../../domain/submission-errors.ts';
import { vttNameOf } from '../../domain/submitted-file.ts';
import type { SubmittedSubtitleEntity } from '../../persistence/submitted-subtitle.entity.ts';
import { SubmittedSubtitleRepository } from '../../persistence/submitted-subtitle.repository.ts';
import { SubtitleTrackRepository } from '../../persistence/subtitle-track.repository.ts';
import { AcceptSubtitle } from './accept-subtitle.command.ts';

interface Mended {
  vtt: Buffer;
  vttName: string;
  mends: number[];
  charset: Charset;
}

interface Prepared {
  seen: SubmittedSubtitleEntity;
  mended: Mended;
}

@CommandHandler(AcceptSubtitle)
export class AcceptSubtitleHandler implements ICommandHandler<AcceptSubtitle> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly storage: StoragePort,
    private readonly doctor: SubtitleDoctor,
    private readonly submissions: SubmittedSubtitleRepository,
    private readonly tracks: SubtitleTrackRepository,
    private readonly files: TrackFiles,
  ) {}

  /** @throws UnknownSubtitle, SubtitleConflict */
  execute(command: AcceptSubtitle): Promise<void> {
    const prepare = () => this.prepare(command);
    return this.unitOfWork.runPrepared(command, prepare, (transaction, prepared) =>
      this.publish(transaction, command, prepared),
    );
  }

  private async prepare(command: AcceptSubtitle): Promise<Prepared> {
    const { submissionId, version } = command.acceptance;
    const seen = await this.submissions.find(submissionId);
    checkSeen(seen, version, 'waiting');
    return { seen, mended: await this.mend(seen, command) };
  }

  private async mend({ original, language }: SubmittedSubtitleEntity, { acceptance }: AcceptSubtitle): Promise<Mended> {
    const bytes = await this.storage.get(original);
    if (!bytes) throw new UnknownSubtitle();
    const found = await this.doctor.diagnose(bytes, language, acceptance.charset);
    if (found.fingerprint !== acceptance.fingerprint) throw new SubtitleConflict('other_mends');
    const chosen = new Set(acceptance.mends);
    const mends = found.mends.filter(({ id, required }) => required || chosen.has(id)).map(({ id }) => id);
    const vtt = Buffer.from(applied(found, mends));
    return { vtt, vttName: vttNameOf(vtt), mends, charset: found.charset };
  }

  private async publish(
    transaction: CommandTransaction,
    command: AcceptSubtitle,
    { seen: { sha256, language, label }, mended: { vtt, vttName, mends, charset } }: Prepared,
  ): Promise<void> {
    const { manager } = transaction;
    const { submissionId, version } = command.acceptance;
    const track = { sha256, language, label, vttName };
    const replacedVtt = await this.tracks.lock(manager, track);
    const submission = await this.submissions.lock(manager, submissionId);
    checkSeen(submission, version, 'waiting');
    await this.submissions.replace(manager, submission);
    const { userId: moderatorId, username: moderator } = command.sender.actor;
    const said = { state: 'published' as const, reason: null, decidedBy: moderatorId };
    const ruling = { ...said, vttName, replacedVtt, mends };
    const next = await this.submissions.settle(manager, submission, ruling);
    const decision = { submissionId, moderatorId, moderator };
    const accepted = subtitleAccepted({
      ...decision,
      mends: mends.length,
      vttName,
      replacedVttName: replacedVtt,
      charset,
    });
    await transaction.append(`submitted-subtitle-${submissionId}`, next, accepted);
    await this.files.keep(manager, vttName, vtt);
    const saved = await this.tracks.save(manager, track);
    if (!saved) return;
    await transaction.append(
      `subtitle-${saved.id}`,
      saved.version,
      subtitlePublished({ subtitleId: saved.id, ...track }),
    );
  }
}
