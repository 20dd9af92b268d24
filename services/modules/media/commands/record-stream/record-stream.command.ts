import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { MediaFacts } from '../../contract/media-facts.ts';
import type { StreamFacts } from '../../contract/streams/stream-facts.ts';

/** Says that a film's stream is in the storage. */
export class RecordStream extends Command<void> {
  constructor(
    override readonly sender: Sender,
    readonly media: MediaFacts,
    readonly stream: StreamFacts,
  ) {
    super(sender);
  }
}
