import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/**
 * Mails a fresh code to somebody who knows the password but has not been verified; not more often than once a minute.
 * @returns the handle of the registration, or null when the account waits for no code any more.
 */
export class RenewCode extends Command<string | null> {
  constructor(
    sender: Sender,
    readonly accountId: number,
  ) {
    super(sender);
  }
}
