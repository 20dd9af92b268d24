import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/**
 * Ends the faults of files that were taken from offer, which the link robot looks at no more: who has reported one that a
 * moderator has called mended hears of it. @returns the last file of the page; null where none come after it.
 */
export class EndRetiredFaults extends Command<number | null> {
  constructor(
    override readonly sender: Sender,
    /** The last file of the page before; 0 for the first. */
    readonly after: number,
    readonly max: number,
  ) {
    super(sender);
  }
}
