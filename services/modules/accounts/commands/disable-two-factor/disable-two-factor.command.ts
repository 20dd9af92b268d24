import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Switches two-factor off: it takes the password and a code. */
export class DisableTwoFactor extends Command<void> {
  static override readonly secrets = ['password', 'code'];
  /** A password is checked first. */
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: MemberSender,
    readonly password: string,
    readonly code: string,
  ) {
    super(sender);
  }
}
