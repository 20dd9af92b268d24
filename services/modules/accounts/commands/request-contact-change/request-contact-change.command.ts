import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { ContactDetail } from '../../contract/accounts.events.ts';

/**
 * Sends a code to the address or number that somebody wants for their account. An address that has an account gets the same
 * answer as any other: only its owner learns of it, by mail. @returns seconds until a further code may be asked for.
 */
export class RequestContactChange extends Command<number> {
  static override readonly secrets = ['password', 'code'];
  /** A password is checked first. */
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: MemberSender,
    readonly detail: ContactDetail,
    /** As typed. */
    readonly value: string,
    readonly password: string,
    /** Of the authenticator, where the account has one. */
    readonly code: string | null,
  ) {
    super(sender);
  }
}
