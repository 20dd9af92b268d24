import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { LRUCache } from 'lru-cache';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { chosenPlan, type Sales } from '../../domain/checkout/chosen-plan.ts';
import { GetChosenPlan } from './get-chosen-plan.query.ts';
import type { ChosenPlan } from './get-chosen-plan.schema.ts';

const CACHE_TTL_MS = 60_000;
const LATELY = `interval '90 days'`;
/** What was given away, and what was given back, was not chosen. */
const SALES = `
  select plan_id as "planId", size, count(*)::int as count from read.payment
  where paid_at > now() - ${LATELY} and state = 'paid' and amount > 0 group by plan_id, size`;

@QueryHandler(GetChosenPlan)
export class GetChosenPlanHandler implements IQueryHandler<GetChosenPlan> {
  private readonly kept = new LRUCache<'chosen', { plan: ChosenPlan | null }>({
    max: 1,
    ttl: CACHE_TTL_MS,
    fetchMethod: async () => ({ plan: await this.count() }),
  });

  constructor(private readonly database: ReadDatabase) {}

  async execute(): Promise<ChosenPlan | null> {
    return (await this.kept.fetch('chosen'))?.plan ?? null;
  }

  private async count(): Promise<ChosenPlan | null> {
    const chosen = chosenPlan(await this.database.rows<Sales & Record<string, unknown>>(SALES));
    return chosen && { planId: chosen.planId, size: chosen.size };
  }
}
