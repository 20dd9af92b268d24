import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Replaces what the staff suggests of movies (1) or series (2). The result: the list's version. */
export class SaveSuggestedList extends Command<{ version: number }> {
  constructor(
    override readonly sender: Sender,
    readonly postType: 1 | 2,
    readonly seenVersion: number,
    /** In order; with none, rank alone decides. */
    readonly titleIds: readonly number[],
  ) {
    super(sender);
  }
}
