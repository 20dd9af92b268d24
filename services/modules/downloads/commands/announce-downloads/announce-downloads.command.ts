import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** The statement of a member shall tell what was sent and charged since it was told last. The result is the number of lines. */
export class AnnounceDownloads extends Command<number> {
  constructor(
    override readonly sender: Sender,
    readonly userId: number,
  ) {
    super(sender);
  }
}
