import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Removes bytes that no subtitle came of. @returns false where somebody has sent the same meanwhile. */
export class RemoveUnknownOriginal extends Command<boolean> {
  constructor(
    sender: Sender,
    /** The storage's name of the bytes. */
    readonly original: string,
  ) {
    super(sender);
  }
}
