import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** The sender takes an own comment back, for a while. */
export class DeleteComment extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly commentId: number,
  ) {
    super(sender);
  }
}
