import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CommandTransactions } from '../../../platform/messaging/outbox/command-transactions.js';
import { planSaved } from '../events/membership.events.js';
import { Plan } from '../persistence/plan.entity.js';
import { DEFAULT_PLANS } from './default-plans.js';

/** Puts the default plans into a site that has none: as events, so that a rebuild has them too. */
@Injectable()
export class PlanSeeder implements OnApplicationBootstrap {
  constructor(private readonly transactions: CommandTransactions) {}

  onApplicationBootstrap(): Promise<void> {
    return this.transactions.run(null, async (transaction) => {
      const { manager } = transaction;
      // Of several processes that start at once one waits for the other here, and then finds the plans.
      await manager.query('lock table write.plan in share row exclusive mode');
      if (await manager.exists(Plan)) return;
      await manager.insert(
        Plan,
        DEFAULT_PLANS.map((plan) => ({ ...plan, version: 1 })),
      );
      await this.reserveIds(manager);
      const streams = DEFAULT_PLANS.map((plan) => ({
        stream: `plan-${plan.id}`,
        firstVersion: 1,
        events: [planSaved(plan)],
      }));
      await transaction.appendAll(streams);
    });
  }

  private async reserveIds(manager: EntityManager): Promise<void> {
    await manager.query(`select setval(pg_get_serial_sequence('write.plan', 'id'), (select max(id) from write.plan))`);
  }
}
