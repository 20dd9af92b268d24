import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Takes one's number away: nothing is left to prove, so that the password is enough. */
export class RemovePhone extends Command<void> {
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
