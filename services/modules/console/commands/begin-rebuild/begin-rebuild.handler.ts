import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { RebuildLog } from '../../application/rebuild-log.ts';
import { BeginRebuild } from './begin-rebuild.command.ts';

@CommandHandler(BeginRebuild)
export class BeginRebuildHandler implements ICommandHandler<BeginRebuild> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly log: RebuildLog,
  ) {}

  /** @throws UnknownProjection @throws RebuildUnderWay */
  async execute({ projection, mode, sender }: BeginRebuild): Promise<{ id: number }> {
    const asked = { projection, mode, begunBy: sender.actor.userId };
    return { id: await this.log.begin(this.unitOfWork.transaction, asked) };
  }
}
