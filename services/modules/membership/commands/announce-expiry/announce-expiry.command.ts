import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Tells a member that the days come to their end. @returns whether there was something to tell. */
export class AnnounceExpiry extends Command<boolean> {
  constructor(
    override readonly sender: Sender,
    readonly userId: number,
    /** Ends after this are announced another time. */
    readonly until: Date,
  ) {
    super(sender);
  }
}
