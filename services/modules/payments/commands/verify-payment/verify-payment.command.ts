import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { Payment } from '../../domain/payment-record.ts';

/** Asks the bank about a payment. The result is the payment as it is afterwards. */
export class VerifyPayment extends Command<Payment> {
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: Sender,
    /** As it was loaded, unlocked. */
    readonly payment: Payment,
  ) {
    super(sender);
  }
}
