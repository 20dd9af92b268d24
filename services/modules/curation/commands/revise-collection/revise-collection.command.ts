import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SavedCollection } from '../../application/collection.schema.ts';
import type { StoredCollection } from '../../persistence/collection.entity.ts';

/** Replaces what is said of a collection. Its slug stays: addresses do not break. */
export class ReviseCollection extends Command<SavedCollection> {
  constructor(
    override readonly sender: Sender,
    readonly id: number,
    readonly seenVersion: number,
    readonly facts: StoredCollection,
  ) {
    super(sender);
  }
}
