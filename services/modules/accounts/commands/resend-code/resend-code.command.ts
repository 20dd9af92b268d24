import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Mails a further code to a registration that waits for one. @returns seconds until the next may be asked for. */
export class ResendCode extends Command<number> {
  /** The try is counted first, whatever comes of it. */
  static override readonly opensUnitOfWork = false;

  constructor(
    sender: Sender,
    /** Of the registration. */
    readonly handle: string,
  ) {
    super(sender);
  }
}
