import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Sets a new password by a mailed link, once. */
export class ChangePassword extends Command<void> {
  static override readonly secrets = ['token', 'password'];
  /** A password is hashed first. */
  static override readonly opensUnitOfWork = false;

  constructor(
    sender: Sender,
    /** Of the mailed link. */
    readonly token: string,
    readonly password: string,
  ) {
    super(sender);
  }
}
