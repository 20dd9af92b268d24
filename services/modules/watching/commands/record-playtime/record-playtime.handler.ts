import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { PlaybackLog } from '../../application/playback-log.ts';
import { PLAYTIME_BY_DEVICE } from '../../application/throttle-limits.ts';
import { playbackRecorded } from '../../contract/watching.events.ts';
import { record } from '../../domain/playback.ts';
import { UnknownSession } from '../../domain/watching-errors.ts';
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
    return this.unitOfWork.run(command, (transaction) => this.record(transaction, command));
  }

  private async record(transaction: CommandTransaction, { sender, fileId, report }: RecordPlaytime): Promise<boolean> {
    const playback = await this.log.lock(transaction, sender.actor.userId, fileId);
    const recording = record(playback, report);
    if (recording.outcome === 'unknown') throw new UnknownSession();
    if (recording.outcome === 'recorded') await this.log.save(transaction, playback, recording.next, playbackRecorded);
    return recording.outcome !== 'outdated';
  }
}
