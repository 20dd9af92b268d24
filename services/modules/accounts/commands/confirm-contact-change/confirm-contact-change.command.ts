import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { ContactDetail } from '../../contract/accounts.events.ts';
import type { Account } from '../../persistence/account.entity.ts';

/** How an account is reached from now on. */
export type Contacts = Pick<Account, 'email' | 'phone'>;

/** Changes one's address or number by the code that went there. The session stays: it has just proven the password. */
export class ConfirmContactChange extends Command<Contacts> {
  static override readonly secrets = ['code'];
  /** The try is counted first, and a wrong guess must stay counted. */
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: MemberSender,
    readonly detail: ContactDetail,
    readonly code: string,
  ) {
    super(sender);
  }
}
