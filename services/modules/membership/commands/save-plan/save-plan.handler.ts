import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import {
  type CommandTransaction,
  CommandTransactions,
} from '../../../../platform/messaging/outbox/command-transactions.js';
import { planSaved } from '../../events/membership.events.js';
import { PURCHASABLE_PLAN } from '../../events/plan-offers.port.js';
import { Plan } from '../../persistence/plan.entity.js';
import { MOST_DAYS, TOO_MANY_DAYS } from '../membership-limits.js';
import type { AddPlanRequest, RevisePlanRequest } from './save-plan.request.js';

export class UnknownPlan extends DomainError {
  constructor() {
    super('unknown_plan', 'There is no such plan', { httpStatus: 404 });
  }
}

export class PlanMovedOn extends DomainError {
  constructor() {
    super('version_conflict', 'This plan has changed since you saw it', { httpStatus: 409 });
  }
}

export class TooManyDays extends DomainError {
  constructor() {
    super('too_many_days', TOO_MANY_DAYS, { errors: { size: [TOO_MANY_DAYS] } });
  }
}

/** What is for sale. Orders keep the price they were made with. */
@Injectable()
export class SavePlanHandler {
  constructor(private readonly transactions: CommandTransactions) {}

  add({ token: _, ...facts }: AddPlanRequest) {
    return this.transactions.run(facts, async (transaction) => {
      const plan = await transaction.manager.save(Plan, { ...facts, version: 1 });
      return this.tell(transaction, plan);
    });
  }

  /** The free plan keeps its price and size. @throws UnknownPlan, PlanMovedOn, TooManyDays */
  revise({ token: _, id, version, ...facts }: RevisePlanRequest) {
    return this.transactions.run({ id, version, ...facts }, async (transaction) => {
      const plan = await transaction.manager.findOne(Plan, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!plan) throw new UnknownPlan();
      if (plan.version !== version) throw new PlanMovedOn();
      if (plan.planId === PURCHASABLE_PLAN.days && facts.size > MOST_DAYS) throw new TooManyDays();
      const free = plan.planId === PURCHASABLE_PLAN.free;
      Object.assign(plan, facts, free && { price: 0, size: 0 }, { version: version + 1 });
      return this.tell(transaction, await transaction.manager.save(plan));
    });
  }

  private async tell(transaction: CommandTransaction, { version, ...plan }: Plan) {
    await transaction.append(`plan-${plan.id}`, version, planSaved(plan));
    return { status: 1 as const, id: plan.id, version };
  }
}
