import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Ends a try that came to nothing; after three of them the film is left alone. */
export class PutBackStream extends Command<void> {
  constructor(
    override readonly sender: Sender,
    readonly sha256: string,
    readonly worker: string,
    /** null when the worker was stopped; such a try does not count. */
    readonly error: string | null,
  ) {
    super(sender);
  }
}
