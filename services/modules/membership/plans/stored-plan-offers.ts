import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type PlanOffer, PlanOffers } from '../events/plan-offers.port.js';
import { Plan } from '../persistence/plan.entity.js';

@Injectable()
export class StoredPlanOffers extends PlanOffers {
  async find(manager: EntityManager, planId: number, offerId: number | null): Promise<PlanOffer | null> {
    const plan = await manager.findOne(Plan, {
      where: { planId, active: true, ...(offerId !== null && { id: offerId }) },
      order: { sort: 'ASC', id: 'ASC' },
    });
    return plan && { id: plan.id, planId: plan.planId, price: plan.price, size: plan.size };
  }
}
