import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import type { MediaFacts } from '#modules/media/contract/media-facts.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { RobotTurnRepository } from '../../persistence/robot-turn.repository.ts';
import { TakeRobotTurn } from './take-robot-turn.command.ts';

@CommandHandler(TakeRobotTurn)
export class TakeRobotTurnHandler implements ICommandHandler<TakeRobotTurn> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: ReleaseFiles,
    private readonly turns: RobotTurnRepository,
  ) {}

  async execute({ robot, max }: TakeRobotTurn): Promise<MediaFacts[]> {
    const { manager } = this.unitOfWork.transaction;
    const after = await this.turns.lock(manager, robot);
    const media = await this.files.media(manager, after, max);
    await this.turns.move(manager, robot, media.length < max ? '' : (media.at(-1)?.sha256 ?? ''));
    return media;
  }
}
