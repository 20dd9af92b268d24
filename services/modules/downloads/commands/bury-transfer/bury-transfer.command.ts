import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Nothing has been heard of a sending for so long that it is taken for dead: what is reserved for it is released. */
export class BuryTransfer extends Command<void> {
  constructor(
    override readonly sender: Sender,
    readonly transferId: string,
  ) {
    super(sender);
  }
}
