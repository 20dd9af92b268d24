import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Ends a rebuild before its end; the live tables stay as they are. */
export class CancelRebuild extends Command<{ id: number }> {
  constructor(
    override readonly sender: MemberSender,
    readonly id: number,
  ) {
    super(sender);
  }
}
