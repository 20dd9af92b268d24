import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Changes one's own name, and the password where a new one is given. */
export class EditProfile extends Command<void> {
  static override readonly secrets = ['newPassword', 'currentPassword'];
  /** A password may be checked and another hashed first. */
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: MemberSender,
    readonly name: string,
    /** null: stays as it is. */
    readonly newPassword: string | null,
    /** Needed with a new password, some time after the log-in. */
    readonly currentPassword: string | null,
  ) {
    super(sender);
  }
}
