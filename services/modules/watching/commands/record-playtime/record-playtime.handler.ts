import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { PlaybackLog } from '../../application/playback-log.ts';
import { PLAYTIME_BY_DEVICE } from '../../application/throttle-limits.ts';
import { playbackRecorded } from '../../contract/watching.events.ts';
import { type Recording, record } from '../../domain/playback.ts';
import { UnknownSession } from '../../domain/watching-errors.ts';
import { PlaybackMoved, type StoredPlayback } from '../../persistence/playback.repository.ts';
import { RecordPlaytime } from './record-playtime.command.ts';

@CommandHandler(RecordPlaytime)
export class RecordPlaytimeHandler implements ICommandHandler<RecordPlaytime> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly log: PlaybackLog,
    private readonly throttle: Throttle,
  ) {}

  /** @returns whether the report counted. @throws UnknownFile, UnknownSession, TooManyRequests */
  async execute(command: RecordPlaytime): Promise<boolean> {
    await this.throttle.consume(PLAYTIME_BY_DEVICE, command.sender.actor.sessionId);
    try {
      return await this.unitOfWork.run(command, (transaction) => this.recordUnlocked(transaction, command));
    } catch (error) {
      if (!(error instanceof PlaybackMoved)) throw error;
      return await this.unitOfWork.run(command, (transaction) => this.recordLocked(transaction, command));
    }
  }

  /** Reports seldom meet another one of the same film: a lock for each would keep them from being committed together. */
  private async recordUnlocked(transaction: CommandTransaction, command: RecordPlaytime): Promise<boolean> {
    const { sender, fileId, report } = command;
    const playback = await this.log.find(sender.actor.userId, fileId);
    if (!playback) return this.recordLocked(transaction, command);
    return this.settle(transaction, playback, record(playback, report), 'saveOver');
  }

  private async recordLocked(
    transaction: CommandTransaction,
    { sender, fileId, report }: RecordPlaytime,
  ): Promise<boolean> {
    await transaction.open();
    const playback = await this.log.lock(transaction, sender.actor.userId, fileId);
    return this.settle(transaction, playback, record(playback, report), 'save');
  }

  /** @throws UnknownSession */
  private async settle(
    transaction: CommandTransaction,
    playback: StoredPlayback,
    recording: Recording,
    save: 'save' | 'saveOver',
  ): Promise<boolean> {
    if (recording.outcome === 'unknown') throw new UnknownSession();
    if (recording.outcome === 'recorded') await this.log[save](transaction, playback, recording.next, playbackRecorded);
    if (recording.outcome === 'counted') await this.log.count(transaction, playback, recording.next);
    return recording.outcome !== 'outdated';
  }
}
