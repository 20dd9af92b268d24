import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { CaseRulingsResult } from '../../application/case-rulings.schema.ts';
import { CaseRulings } from '../../application/case-rulings.ts';
import { ReopenCases } from './reopen-cases.command.ts';

@CommandHandler(ReopenCases)
export class ReopenCasesHandler implements ICommandHandler<ReopenCases> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rulings: CaseRulings,
  ) {}

  execute({ sender, cases }: ReopenCases): Promise<CaseRulingsResult> {
    return this.rulings.rule(this.unitOfWork.transaction, cases, 'open', sender.actor);
  }
}
