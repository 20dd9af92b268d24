import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { MediaFacts } from '../media-facts.ts';

/** Has films made ready for streaming, for whoever brings them. */
export abstract class StreamRequests {
  /** Asks for a film's stream in the caller's transaction; a worker makes it in time. What was asked for before is left alone. */
  abstract request(transaction: CommandTransaction, media: MediaFacts): Promise<void>;
  /** Asks for it again from the beginning: of a film that was removed, and is back. */
  abstract renew(transaction: CommandTransaction, media: MediaFacts): Promise<void>;
}
