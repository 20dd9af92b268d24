import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RemovedMedia } from '#modules/media/contract/removed-media.port.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { subtitleWithdrawn } from '../../contract/subtitles.events.ts';
import { SubmittedSubtitleRepository } from '../../persistence/submitted-subtitle.repository.ts';
import { SubtitleTrackRepository, type Track } from '../../persistence/subtitle-track.repository.ts';
import { WithdrawTracks } from './withdraw-tracks.command.ts';

@CommandHandler(WithdrawTracks)
export class WithdrawTracksHandler implements ICommandHandler<WithdrawTracks> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly removed: RemovedMedia,
    private readonly tracks: SubtitleTrackRepository,
    private readonly submissions: SubmittedSubtitleRepository,
  ) {}

  async execute({ sha256 }: WithdrawTracks): Promise<number> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    if (!(await this.removed.holdRemoved(manager, sha256))) return 0;
    const tracks = await this.tracks.seenOf(manager, sha256);
    for (const track of tracks) await this.withdraw(transaction, track);
    await this.submissions.forgetTracks(manager, sha256);
    return tracks.length;
  }

  private async withdraw(transaction: CommandTransaction, track: Track): Promise<void> {
    await this.tracks.lock(transaction.manager, track);
    const withdrawn = await this.tracks.withdraw(transaction.manager, track);
    if (!withdrawn) return;
    const { id: subtitleId, version } = withdrawn;
    await transaction.append(`subtitle-${subtitleId}`, version, subtitleWithdrawn({ subtitleId }));
  }
}
