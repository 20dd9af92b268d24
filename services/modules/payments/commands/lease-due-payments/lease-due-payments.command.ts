import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** A worker takes payments that are due, which the others leave alone for a minute. The result is their ids. */
export class LeaseDuePayments extends Command<number[]> {
  constructor(
    override readonly sender: Sender,
    readonly max: number,
  ) {
    super(sender);
  }
}
