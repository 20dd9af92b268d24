import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SavedCollection } from '../../application/collection.schema.ts';
import type { StoredCollection } from '../../persistence/collection.entity.ts';

/** Makes a collection; it is on the site at once. */
export class AddCollection extends Command<SavedCollection> {
  constructor(
    override readonly sender: Sender,
    readonly facts: StoredCollection,
  ) {
    super(sender);
  }
}
