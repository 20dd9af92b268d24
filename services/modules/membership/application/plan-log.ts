import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { planSaved } from '../contract/membership.events.ts';
import type { Plan } from '../persistence/plan.entity.ts';
import type { SavedPlan } from './plan-facts.schema.ts';

/** Appends what a plan is from now on. */
export async function logPlan(transaction: CommandTransaction, { version, ...facts }: Plan): Promise<SavedPlan> {
  await transaction.append(`plan-${facts.id}`, version, planSaved(facts));
  return { id: facts.id, version };
}
