import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SavedNotice } from '../../application/notice.schema.ts';
import type { StoredNotice } from '../../persistence/notice.entity.ts';

/** Replaces what a notice says. Who has dismissed it does not see it again. */
export class ReviseNotice extends Command<SavedNotice> {
  constructor(
    override readonly sender: Sender,
    readonly id: number,
    readonly seenVersion: number,
    readonly facts: StoredNotice,
  ) {
    super(sender);
  }
}
