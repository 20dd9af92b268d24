import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/**
 * Deletes one's own account as far as a person is in it (decision 18): the row becomes an empty shell that comments and payments
 * still refer to, and what is personal is taken out of its events in the log, which keep their places.
 */
export class DeleteAccount extends Command<void> {
  static override readonly secrets = ['password', 'code'];
  /** A password is checked first. */
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: MemberSender,
    readonly password: string,
    /** Of the authenticator, where the account has one. */
    readonly code: string | null,
  ) {
    super(sender);
  }
}
