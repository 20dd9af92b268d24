import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { MediaFacts } from '../../contract/media-facts.ts';

export interface ClaimedStream {
  media: MediaFacts;
  /** Of this try, a UUID. */
  worker: string;
}

/** Takes the next film whose stream is to be made. @returns null when there is none. */
export class ClaimStream extends Command<ClaimedStream | null> {
  constructor(override readonly sender: Sender) {
    super(sender);
  }
}
