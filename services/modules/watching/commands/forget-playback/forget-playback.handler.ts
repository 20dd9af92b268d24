import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { PlaybackLog } from '../../application/playback-log.ts';
import { playbackForgotten } from '../../contract/watching.events.ts';
import { forget, putAside } from '../../domain/playback.ts';
import { PlaybackRepository, type StoredPlayback } from '../../persistence/playback.repository.ts';
import { ForgetPlayback } from './forget-playback.command.ts';

@CommandHandler(ForgetPlayback)
export class ForgetPlaybackHandler implements ICommandHandler<ForgetPlayback> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly log: PlaybackLog,
    private readonly playbacks: PlaybackRepository,
  ) {}

  /** @returns how many files were forgotten; what nobody has begun needs no forgetting. */
  async execute({ sender, part }: ForgetPlayback): Promise<number> {
    const { transaction } = this.unitOfWork;
    const { userId } = sender.actor;
    await transaction.hold(userId);
    return 'titleId' in part
      ? this.putAside(transaction, await this.playbacks.lockTitle(transaction.manager, userId, part.titleId))
      : this.forget(transaction, await this.playbacks.lock(transaction.manager, userId, part.fileId));
  }

  private async putAside(transaction: CommandTransaction, known: StoredPlayback[]): Promise<number> {
    const begun = known.filter(({ position }) => position > 0);
    for (const playback of begun) await this.log.save(transaction, playback, putAside(playback), playbackForgotten);
    return begun.length;
  }

  private async forget(transaction: CommandTransaction, known: StoredPlayback | null): Promise<number> {
    if (!known || (known.position === 0 && !known.watched)) return 0;
    await this.log.save(transaction, known, forget(known), playbackForgotten);
    return 1;
  }
}
