import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** The sending of bytes has ended, whole or not. */
export class SettleTransfer extends Command<void> {
  constructor(
    override readonly sender: Sender,
    readonly transferId: string,
    /** The first byte that was not sent. */
    readonly sentTo: number,
  ) {
    super(sender);
  }
}
