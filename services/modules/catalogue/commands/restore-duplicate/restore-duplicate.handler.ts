import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { DismissedPairs } from '../../application/dismissed-pairs.ts';
import { RestoreDuplicate } from './restore-duplicate.command.ts';

@CommandHandler(RestoreDuplicate)
export class RestoreDuplicateHandler implements ICommandHandler<RestoreDuplicate> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pairs: DismissedPairs,
  ) {}

  /** @throws NotTwoTitles @throws UnknownTitle */
  execute({ titleIds }: RestoreDuplicate): Promise<void> {
    return this.pairs.save(this.unitOfWork.transaction, titleIds, false);
  }
}
