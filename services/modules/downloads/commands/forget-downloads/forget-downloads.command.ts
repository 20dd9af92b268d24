import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** The account of a member is deleted: nobody is to be told what it has downloaded. */
export class ForgetDownloads extends Command<void> {
  constructor(
    override readonly sender: Sender,
    readonly userId: number,
  ) {
    super(sender);
  }
}
