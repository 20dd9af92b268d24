import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { MediaFacts } from '../../contract/media-facts.ts';

/** Asks for a film's stream, once. */
export class RequestStream extends Command<void> {
  constructor(
    override readonly sender: Sender,
    readonly media: MediaFacts,
  ) {
    super(sender);
  }
}
