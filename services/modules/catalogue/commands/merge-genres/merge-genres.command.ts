import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Makes one genre of two. The result: the version of the list. */
export class MergeGenres extends Command<{ version: number }> {
  constructor(
    override readonly sender: Sender,
    readonly seenVersion: number,
    /** The slug of the one that goes. */
    readonly from: string,
    /** The slug of the one that stays. */
    readonly into: string,
  ) {
    super(sender);
  }
}
