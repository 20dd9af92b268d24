import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { SubmittedSubtitleRepository } from '../../persistence/submitted-subtitle.repository.ts';
import { RemoveUnknownOriginal } from './remove-unknown-original.command.ts';

@CommandHandler(RemoveUnknownOriginal)
export class RemoveUnknownOriginalHandler implements ICommandHandler<RemoveUnknownOriginal> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: SubmittedSubtitleRepository,
    private readonly storage: StoragePort,
  ) {}

  async execute({ original }: RemoveUnknownOriginal): Promise<boolean> {
    const { manager } = this.unitOfWork.transaction;
    await this.submissions.lockOriginal(manager, original);
    if ((await this.submissions.knownOriginals([original], manager)).length > 0) return false;
    await this.storage.remove(original);
    return true;
  }
}
