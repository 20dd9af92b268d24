import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** The second half of a recovery, out of sight of who asked: a link for the account that has the address, if one has. */
export class IssueRecovery extends Command<void> {
  constructor(
    sender: Sender,
    readonly requestId: string,
    readonly emailFolded: string,
  ) {
    super(sender);
  }
}
