import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { DismissedPairs } from '../../application/dismissed-pairs.ts';
import { DismissDuplicate } from './dismiss-duplicate.command.ts';

@CommandHandler(DismissDuplicate)
export class DismissDuplicateHandler implements ICommandHandler<DismissDuplicate> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pairs: DismissedPairs,
  ) {}

  /** @throws NotTwoTitles @throws UnknownTitle */
  execute({ titleIds }: DismissDuplicate): Promise<void> {
    return this.pairs.save(this.unitOfWork.transaction, titleIds, true);
  }
}
