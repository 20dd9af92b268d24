import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/**
 * Whether a mailed link still sets a password: told before somebody has thought of one. It uses nothing up and does not say whose
 * the link is. Only the write side knows links, so that it is no query.
 */
export class CheckRecoveryLink extends Command<void> {
  static override readonly secrets = ['token'];
  /** It writes nothing. */
  static override readonly opensUnitOfWork = false;

  constructor(
    sender: Sender,
    /** Of the mailed link. */
    readonly token: string,
  ) {
    super(sender);
  }
}
