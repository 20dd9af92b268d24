import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { SubmittedSubtitleRepository } from '../../persistence/submitted-subtitle.repository.ts';
import { RemoveIdleOriginal } from './remove-idle-original.command.ts';

@CommandHandler(RemoveIdleOriginal)
export class RemoveIdleOriginalHandler implements ICommandHandler<RemoveIdleOriginal> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: SubmittedSubtitleRepository,
    private readonly storage: StoragePort,
  ) {}

  async execute({ original, until }: RemoveIdleOriginal): Promise<boolean> {
    const { manager } = this.unitOfWork.transaction;
    await this.submissions.lockOriginal(manager, original);
    if (!(await this.submissions.isIdleOriginal(manager, original, until))) return false;
    await this.storage.remove(original);
    await this.submissions.markOriginalRemoved(manager, original);
    return true;
  }
}
