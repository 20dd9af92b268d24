import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Brings a payment that has not come to an end on, as far as the bank's answer allows. */
export class ReconcilePayment extends Command<void> {
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: Sender,
    readonly paymentId: number,
  ) {
    super(sender);
  }
}
