import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SavedCollection } from '../../application/collection.schema.ts';

/** Takes a collection from the site. */
export class RetireCollection extends Command<SavedCollection> {
  constructor(
    override readonly sender: Sender,
    readonly id: number,
    readonly seenVersion: number,
  ) {
    super(sender);
  }
}
