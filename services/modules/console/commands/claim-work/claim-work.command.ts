import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { WorkKind } from '../../contract/work-claims.events.ts';

/** Takes something up that waits, for a while. The result: until when. */
export class ClaimWork extends Command<Date> {
  constructor(
    override readonly sender: MemberSender,
    readonly kind: WorkKind,
    readonly itemId: number,
    /** Also from a colleague. */
    readonly over: boolean,
  ) {
    super(sender);
  }
}
