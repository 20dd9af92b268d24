import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { planSaved } from '../../contract/membership.events.ts';
import { PlanRepository } from '../../persistence/plan.repository.ts';
import { DEFAULT_PLANS } from './default-plans.ts';
import { SeedPlans } from './seed-plans.command.ts';

@CommandHandler(SeedPlans)
export class SeedPlansHandler implements ICommandHandler<SeedPlans> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly plans: PlanRepository,
  ) {}

  async execute(): Promise<void> {
    const { transaction } = this.unitOfWork;
    const seeded = await this.plans.insertFirst(transaction.manager, DEFAULT_PLANS);
    if (!seeded) return;
    const streams = DEFAULT_PLANS.map((plan) => ({
      stream: `plan-${plan.id}`,
      firstVersion: 1,
      events: [planSaved(plan)],
    }));
    await transaction.appendAll(streams);
  }
}
