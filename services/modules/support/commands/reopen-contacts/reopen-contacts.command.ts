import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { ContactRulingsResult, SeenContact } from '../../application/contact-rulings.schema.ts';

/** Letters wait again. */
export class ReopenContacts extends Command<ContactRulingsResult> {
  constructor(
    override readonly sender: MemberSender,
    readonly contacts: readonly SeenContact[],
  ) {
    super(sender);
  }
}
