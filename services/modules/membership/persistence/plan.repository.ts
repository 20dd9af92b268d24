import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Plan } from './plan.entity.ts';

@Injectable()
export class PlanRepository {
  insert(manager: EntityManager, plan: Omit<Plan, 'id' | 'version'>): Promise<Plan> {
    return manager.save(Plan, { ...plan, version: 1 });
  }

  /** Puts in plans with ids of their own. @returns false when there are plans already; then nothing changes. */
  async insertFirst(manager: EntityManager, plans: readonly Omit<Plan, 'version'>[]): Promise<boolean> {
    // Of several processes that start at once one waits for the other here, and then finds the plans.
    await manager.query('lock table write.plan in share row exclusive mode');
    if (await manager.exists(Plan)) return false;
    await manager.insert(
      Plan,
      plans.map((plan) => ({ ...plan, version: 1 })),
    );
    await manager.query(`select setval(pg_get_serial_sequence('write.plan', 'id'), (select max(id) from write.plan))`);
    return true;
  }

  lock(manager: EntityManager, id: number): Promise<Plan | null> {
    return manager.findOne(Plan, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  save(manager: EntityManager, plan: Plan): Promise<Plan> {
    return manager.save(Plan, plan);
  }

  /** @param offerId null for the plan's first offer. */
  forSale(manager: EntityManager, planId: number, offerId: number | null): Promise<Plan | null> {
    return manager.findOne(Plan, {
      where: { planId, active: true, ...(offerId !== null && { id: offerId }) },
      order: { sort: 'ASC', id: 'ASC' },
    });
  }
}
