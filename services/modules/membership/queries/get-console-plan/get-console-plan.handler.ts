import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { ConsolePlanReader } from '../list-console-plans/console-plan.reader.ts';
import type { ConsolePlan } from '../list-console-plans/console-plan.schema.ts';
import { GetConsolePlan } from './get-console-plan.query.ts';

class UnknownPlan extends DomainError {
  constructor() {
    super('unknown_plan', 'There is no such plan', { httpStatus: 404 });
  }
}

@QueryHandler(GetConsolePlan)
export class GetConsolePlanHandler implements IQueryHandler<GetConsolePlan> {
  constructor(private readonly plans: ConsolePlanReader) {}

  /** @throws UnknownPlan */
  async execute({ id }: GetConsolePlan): Promise<ConsolePlan> {
    const plan = await this.plans.one(id);
    if (!plan) throw new UnknownPlan();
    return plan;
  }
}
