import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { PlaybackLog } from '../../application/playback-log.ts';
import { playbackRecorded } from '../../contract/watching.events.ts';
import { record } from '../../domain/playback.ts';
import { UnknownSession } from '../../domain/watching-errors.ts';
import { RecordPlaytime } from './record-playtime.command.ts';

@CommandHandler(RecordPlaytime)
export class RecordPlaytimeHandler implements ICommandHandler<RecordPlaytime> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly log: PlaybackLog,
  ) {}

  /** @returns whether the report counted. @throws UnknownFile, UnknownSession */
  async execute({ sender, fileId, report }: RecordPlaytime): Promise<boolean> {
    const { transaction } = this.unitOfWork;
    const playback = await this.log.lock(transaction, sender.actor.userId, fileId);
    const recording = record(playback, report);
    if (recording.outcome === 'unknown') throw new UnknownSession();
    if (recording.outcome === 'recorded') await this.log.save(transaction, playback, recording.next, playbackRecorded);
    return recording.outcome !== 'outdated';
  }
}
