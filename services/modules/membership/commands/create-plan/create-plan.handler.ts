import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { SavedPlan } from '../../application/plan-facts.schema.ts';
import { logPlan } from '../../application/plan-log.ts';
import { PlanRepository } from '../../persistence/plan.repository.ts';
import { CreatePlan } from './create-plan.command.ts';

@CommandHandler(CreatePlan)
export class CreatePlanHandler implements ICommandHandler<CreatePlan> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly plans: PlanRepository,
  ) {}

  async execute({ planId, facts }: CreatePlan): Promise<SavedPlan> {
    const { transaction } = this.unitOfWork;
    return logPlan(transaction, await this.plans.insert(transaction.manager, { planId, ...facts }));
  }
}
