import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** A worker stops before the end of a rebuild, and another begins again. */
export class PutBackRebuild extends Command<void> {
  constructor(
    override readonly sender: Sender,
    readonly id: number,
    readonly worker: string,
  ) {
    super(sender);
  }
}
