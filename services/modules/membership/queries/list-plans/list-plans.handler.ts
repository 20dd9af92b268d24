import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { OfferedGateways } from '#modules/payments/contract/offered-gateways.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { ListPlans } from './list-plans.query.ts';
import type { PlanAnswer, PlansAnswer } from './list-plans.schema.ts';

const FOR_SALE = `
  select id, plan_id as "planId", name, price, size from read.plan where active order by plan_id, sort, id`;

@QueryHandler(ListPlans)
export class ListPlansHandler implements IQueryHandler<ListPlans> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly offered: OfferedGateways,
    private readonly config: Config,
  ) {}

  async execute(): Promise<PlansAnswer> {
    const gateways = this.offered.names.map((name, index) => ({ id: index + 1, name }));
    const plans = await this.database.rows<PlanAnswer>(FOR_SALE);
    return { plans, gateways, window_days: this.config.values.premiumWindowDays };
  }
}
