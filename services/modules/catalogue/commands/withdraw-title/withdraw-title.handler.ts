import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { ReviseFacts } from '../../application/revise-facts.ts';
import { withdrawn } from '../../domain/titles/withdrawal.ts';
import { WithdrawTitle } from './withdraw-title.command.ts';

@CommandHandler(WithdrawTitle)
export class WithdrawTitleHandler implements ICommandHandler<WithdrawTitle> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly revise: ReviseFacts,
  ) {}

  /** @throws UnknownTitle @throws ChangedMeanwhile @throws TitleMerged */
  execute({ title }: WithdrawTitle): Promise<number> {
    return this.revise.at(this.unitOfWork.transaction, title, withdrawn);
  }
}
