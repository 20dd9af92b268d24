import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { ContactRulingsResult, SeenContact } from '../../application/contact-rulings.schema.ts';

/** Letters that need no answer (any more). */
export class CloseContacts extends Command<ContactRulingsResult> {
  constructor(
    override readonly sender: MemberSender,
    readonly contacts: readonly SeenContact[],
  ) {
    super(sender);
  }
}
