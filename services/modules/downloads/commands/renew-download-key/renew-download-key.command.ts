import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** The member's download key is made anew; the one before is refused from now on. The result is the new key. */
export class RenewDownloadKey extends Command<string> {
  constructor(override readonly sender: MemberSender) {
    super(sender);
  }
}
