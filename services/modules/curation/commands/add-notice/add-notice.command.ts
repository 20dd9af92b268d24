import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SavedNotice } from '../../application/notice.schema.ts';
import type { StoredNotice } from '../../persistence/notice.entity.ts';

/** Puts a sentence above every page, at once or when its time comes. */
export class AddNotice extends Command<SavedNotice> {
  constructor(
    override readonly sender: Sender,
    readonly facts: StoredNotice,
  ) {
    super(sender);
  }
}
