import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { Payment } from '../../domain/payment/payment-record.ts';

export interface VerifyPaymentResult {
  /** As it is afterwards. */
  payment: Payment;
  /** false where there is nothing to ask about, or nothing to ask with: the bank has answered nothing then. */
  asked: boolean;
}

/** Asks the bank about a payment. */
export class VerifyPayment extends Command<VerifyPaymentResult> {
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: Sender,
    /** As it was loaded, unlocked. */
    readonly payment: Payment,
  ) {
    super(sender);
  }
}
