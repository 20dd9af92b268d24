import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Removes files that no import needs any more. The result: how many. */
export class ForgetImportFiles extends Command<number> {
  constructor(
    override readonly sender: Sender,
    /** At most so many. */
    readonly max: number,
  ) {
    super(sender);
  }
}
