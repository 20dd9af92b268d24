import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Takes one's own picture away. */
export class RemoveAvatar extends Command<void> {
  constructor(override readonly sender: MemberSender) {
    super(sender);
  }
}
