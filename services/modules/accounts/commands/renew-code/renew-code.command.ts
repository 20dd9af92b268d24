import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export interface WaitingRegistration {
  handle: string;
  /** Seconds until a further code may be asked for. */
  resendIn: number;
  /** Whether there is a number that could be called. */
  phone: boolean;
}

/**
 * Mails a fresh code to somebody who knows the password but has not been verified; not more often than once a minute.
 * @returns null when the account waits for no code any more.
 */
export class RenewCode extends Command<WaitingRegistration | null> {
  constructor(
    sender: Sender,
    readonly accountId: number,
  ) {
    super(sender);
  }
}
