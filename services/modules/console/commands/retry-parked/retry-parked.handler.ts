import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { RebuildLog } from '../../application/rebuild-log.ts';
import { RetryParked } from './retry-parked.command.ts';

@CommandHandler(RetryParked)
export class RetryParkedHandler implements ICommandHandler<RetryParked> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly log: RebuildLog,
  ) {}

  /** @throws UnknownProjection @throws RebuildUnderWay */
  async execute({ projection, sender }: RetryParked): Promise<{ id: number }> {
    const asked = { projection, mode: 'retry', begunBy: sender.actor.userId } as const;
    return { id: await this.log.begin(this.unitOfWork.transaction, asked) };
  }
}
