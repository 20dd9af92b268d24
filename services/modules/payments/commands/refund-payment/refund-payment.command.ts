import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { Payment } from '../../domain/payment/payment-record.ts';

/**
 * Gives money back that a payment in state `reversing` holds. May be sent any number of times. The result is the payment as
 * it is afterwards.
 */
export class RefundPayment extends Command<Payment> {
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: Sender,
    /** As it was loaded, unlocked. */
    readonly payment: Payment,
  ) {
    super(sender);
  }
}
