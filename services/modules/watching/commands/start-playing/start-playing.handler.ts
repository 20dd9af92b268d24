import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { PlaybackLog } from '../../application/playback-log.ts';
import { START_BY_USER } from '../../application/throttle-limits.ts';
import { playbackStarted } from '../../contract/watching.events.ts';
import { resumeAt, start } from '../../domain/playback.ts';
import { type StartedPlaying, StartPlaying } from './start-playing.command.ts';

@CommandHandler(StartPlaying)
export class StartPlayingHandler implements ICommandHandler<StartPlaying> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly log: PlaybackLog,
    private readonly throttle: Throttle,
  ) {}

  /** @throws UnknownFile, TooManyRequests */
  async execute({ sender, fileId }: StartPlaying): Promise<StartedPlaying> {
    const { transaction } = this.unitOfWork;
    await this.throttle.consume(START_BY_USER, sender.actor.userId);
    const playback = await this.log.lockOnOffer(transaction, sender.actor.userId, fileId);
    const next = start(playback);
    await this.log.save(transaction, playback, next, playbackStarted);
    return { session: next.session, playtime: resumeAt(next) };
  }
}
