import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Removes an uploaded picture that no facts have named. @returns whether it was so. */
export class RemoveUnnamedPicture extends Command<boolean> {
  constructor(
    override readonly sender: Sender,
    readonly key: string,
    /** Only when it was uploaded before then. */
    readonly until: Date,
  ) {
    super(sender);
  }
}
