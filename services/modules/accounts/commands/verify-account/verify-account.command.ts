import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Verifies an account by the code that was sent to its owner. */
export class VerifyAccount extends Command<void> {
  static override readonly secrets = ['code'];
  /** The try is counted first; the guess is a command of its own. */
  static override readonly opensUnitOfWork = false;

  constructor(
    sender: Sender,
    /** Of the registration. */
    readonly handle: string,
    readonly code: string,
  ) {
    super(sender);
  }
}
