import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Takes the second step off the account of somebody who has lost it, from the machine itself. */
export class ResetTwoFactor extends Command<void> {
  constructor(
    sender: Sender,
    readonly accountId: number,
  ) {
    super(sender);
  }
}
