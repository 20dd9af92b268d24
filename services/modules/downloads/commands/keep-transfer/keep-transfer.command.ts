import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** A sending is still under way: a sign of life. */
export class KeepTransfer extends Command<void> {
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: Sender,
    readonly transferId: string,
    /** The first byte that is not sent yet. */
    readonly sentTo: number,
  ) {
    super(sender);
  }
}
