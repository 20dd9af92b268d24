import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { PlaybackLog } from '../../application/playback-log.ts';
import { playbackForgotten } from '../../contract/watching.events.ts';
import { forget } from '../../domain/playback.ts';
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
  async execute(command: ForgetPlayback): Promise<number> {
    const { transaction } = this.unitOfWork;
    await transaction.hold(command.sender.actor.userId);
    const known = (await this.known(transaction, command)).filter(({ position, watched }) => position > 0 || watched);
    for (const playback of known) await this.log.save(transaction, playback, forget(playback), playbackForgotten);
    return known.length;
  }

  private async known({ manager }: CommandTransaction, { sender, part }: ForgetPlayback): Promise<StoredPlayback[]> {
    const { userId } = sender.actor;
    if ('titleId' in part) return this.playbacks.lockTitle(manager, userId, part.titleId);
    const one = await this.playbacks.lock(manager, userId, part.fileId);
    return one ? [one] : [];
  }
}
