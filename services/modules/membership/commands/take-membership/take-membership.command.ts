import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { AdjustedMembership } from '../../application/adjusted-membership.ts';
import type { EntryUnit } from '../../contract/membership.events.ts';

/** Days or bytes that staff takes from a member, at most what is left, with a reason that the member reads. */
export class TakeMembership extends Command<AdjustedMembership> {
  constructor(
    override readonly sender: MemberSender,
    readonly userId: number,
    readonly unit: EntryUnit,
    /** Days or bytes, above 0. */
    readonly amount: number,
    readonly reason: string,
  ) {
    super(sender);
  }
}
