import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { CaseRulingsResult, SeenCase } from '../../application/case-rulings.schema.ts';
import type { CaseOutcome } from '../../contract/support.events.ts';

/** The files are mended, or nothing was wrong with them. */
export class SettleCases extends Command<CaseRulingsResult> {
  constructor(
    override readonly sender: MemberSender,
    readonly cases: readonly SeenCase[],
    readonly outcome: CaseOutcome,
  ) {
    super(sender);
  }
}
