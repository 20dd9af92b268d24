import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { Genre } from '../../contract/genres/genre.events.ts';

/** Replaces the whole list of genres. The result: its version. */
export class SaveGenres extends Command<{ version: number }> {
  constructor(
    override readonly sender: Sender,
    readonly seenVersion: number,
    readonly genres: readonly Genre[],
    /** Whether menus have this order; the fullest comes first otherwise. */
    readonly ownOrder: boolean,
  ) {
    super(sender);
  }
}
