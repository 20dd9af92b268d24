import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SavedPlan } from '../../application/plan-facts.schema.ts';
import type { PlanFacts } from '../../domain/plan.ts';

/** Changes what is for sale, or takes it from sale. Orders keep the price they were made with. */
export class ChangePlan extends Command<SavedPlan> {
  constructor(
    override readonly sender: MemberSender,
    readonly id: number,
    /** The version that the sender has seen. */
    readonly version: number,
    readonly facts: PlanFacts,
  ) {
    super(sender);
  }
}
