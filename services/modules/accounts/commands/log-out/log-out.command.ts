import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Ends the session that the command came with; a newer one, begun meanwhile, stays. */
export class LogOut extends Command<void> {
  constructor(override readonly sender: MemberSender) {
    super(sender);
  }
}
