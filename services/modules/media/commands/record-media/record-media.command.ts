import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { MediaFacts } from '../../contract/media-facts.ts';

/** Takes films into the books whose bytes are in the storage already. @returns the SHA-256 of those that were not in them. */
export class RecordMedia extends Command<string[]> {
  constructor(
    override readonly sender: Sender,
    readonly media: readonly MediaFacts[],
  ) {
    super(sender);
  }
}
