import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { CaseRulingsResult, SeenCase } from '../../application/case-rulings.schema.ts';

/** A decision is taken back: what it settled waits again. */
export class ReopenCases extends Command<CaseRulingsResult> {
  constructor(
    override readonly sender: MemberSender,
    readonly cases: readonly SeenCase[],
  ) {
    super(sender);
  }
}
