import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Removes the bytes of a film that is in no books. @returns false where somebody has brought it meanwhile. */
export class RemoveUnknownFilm extends Command<boolean> {
  constructor(
    override readonly sender: Sender,
    /** The storage's name of the bytes. */
    readonly file: string,
  ) {
    super(sender);
  }
}
