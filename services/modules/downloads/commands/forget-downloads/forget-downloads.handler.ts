import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { ChangedMeterRepository } from '../../persistence/changed-meter.repository.ts';
import { ForgetDownloads } from './forget-downloads.command.ts';

@CommandHandler(ForgetDownloads)
export class ForgetDownloadsHandler implements ICommandHandler<ForgetDownloads> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meters: ChangedMeterRepository,
  ) {}

  async execute({ userId }: ForgetDownloads): Promise<void> {
    await this.meters.forget(this.unitOfWork.transaction.manager, userId);
  }
}
