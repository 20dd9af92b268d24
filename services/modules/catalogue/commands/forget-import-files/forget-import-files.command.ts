import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Lets go of files that no import needs any more. The result: their names in the storage, to be removed. */
export class ForgetImportFiles extends Command<string[]> {
  constructor(
    override readonly sender: Sender,
    /** At most so many. */
    readonly max: number,
  ) {
    super(sender);
  }
}
