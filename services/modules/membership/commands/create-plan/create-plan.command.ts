import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SavedPlan } from '../../application/plan-facts.schema.ts';
import type { PlanFacts } from '../../domain/plan.ts';

/** Puts something up for sale: days or volume. */
export class CreatePlan extends Command<SavedPlan> {
  constructor(
    override readonly sender: MemberSender,
    readonly planId: number,
    readonly facts: PlanFacts,
  ) {
    super(sender);
  }
}
