import { isDeepStrictEqual } from 'node:util';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { SavedPlan } from '../../application/plan-facts.schema.ts';
import { logPlan } from '../../application/plan-log.ts';
import { changedFacts, lastsTooLong } from '../../domain/plan.ts';
import { PlanRepository } from '../../persistence/plan.repository.ts';
import { ChangePlan } from './change-plan.command.ts';
import { PlanVersionConflict, TooManyDays, UnknownPlan } from './change-plan.errors.ts';

@CommandHandler(ChangePlan)
export class ChangePlanHandler implements ICommandHandler<ChangePlan> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly plans: PlanRepository,
  ) {}

  /** @throws UnknownPlan, PlanVersionConflict, TooManyDays */
  async execute({ id, version, facts }: ChangePlan): Promise<SavedPlan> {
    const { transaction } = this.unitOfWork;
    const plan = await this.plans.lock(transaction.manager, id);
    if (!plan) throw new UnknownPlan();
    if (plan.version !== version) throw new PlanVersionConflict();
    if (lastsTooLong(plan.planId, facts.size)) throw new TooManyDays();
    const changed = { ...plan, ...changedFacts(plan.planId, facts) };
    if (isDeepStrictEqual(changed, { ...plan })) return { id, version };
    changed.version += 1;
    return logPlan(transaction, await this.plans.save(transaction.manager, changed));
  }
}
