import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Says of films that nobody has taken that no stream can be made of them here. @returns of how many. */
export class MarkImpossible extends Command<number> {
  constructor(
    override readonly sender: Sender,
    /** Since they were asked for: another worker may have what this one lacks. */
    readonly afterSeconds: number,
  ) {
    super(sender);
  }
}
