import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Signs another device of one's own out. */
export class EndSession extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly sessionId: string,
  ) {
    super(sender);
  }
}
