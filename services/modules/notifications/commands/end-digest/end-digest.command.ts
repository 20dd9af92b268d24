import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Whoever has one of a member's mails wants no more of them, logged in or not. */
export class EndDigest extends Command<void> {
  constructor(
    sender: Sender,
    /** Of the link in the mail. */
    readonly ticket: string,
  ) {
    super(sender);
  }
}
