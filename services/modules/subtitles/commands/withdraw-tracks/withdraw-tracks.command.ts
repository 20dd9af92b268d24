import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Nothing is seen any more with a film that was removed. @returns how many tracks were; none where it was brought again. */
export class WithdrawTracks extends Command<number> {
  constructor(
    override readonly sender: Sender,
    /** Of the film. */
    readonly sha256: string,
  ) {
    super(sender);
  }
}
