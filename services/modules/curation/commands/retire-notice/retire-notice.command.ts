import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SavedNotice } from '../../application/notice.schema.ts';

/** Takes a notice from the site. */
export class RetireNotice extends Command<SavedNotice> {
  constructor(
    override readonly sender: Sender,
    readonly id: number,
    readonly seenVersion: number,
  ) {
    super(sender);
  }
}
