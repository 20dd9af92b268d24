import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type PlanOffer, PlanOffers } from '../contract/plan-offers.port.ts';
import { PlanRepository } from '../persistence/plan.repository.ts';

@Injectable()
export class StoredPlanOffers extends PlanOffers {
  constructor(private readonly plans: PlanRepository) {
    super();
  }

  async find(manager: EntityManager, planId: number, offerId: number | null): Promise<PlanOffer | null> {
    const plan = await this.plans.forSale(manager, planId, offerId);
    return plan && { id: plan.id, planId: plan.planId, price: plan.price, size: plan.size };
  }
}
