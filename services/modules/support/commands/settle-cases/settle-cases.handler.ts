import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { CaseRulingsResult } from '../../application/case-rulings.schema.ts';
import { CaseRulings } from '../../application/case-rulings.ts';
import { SettleCases } from './settle-cases.command.ts';

@CommandHandler(SettleCases)
export class SettleCasesHandler implements ICommandHandler<SettleCases> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rulings: CaseRulings,
  ) {}

  execute({ sender, cases, outcome }: SettleCases): Promise<CaseRulingsResult> {
    return this.rulings.rule(this.unitOfWork.transaction, cases, outcome, sender.actor);
  }
}
