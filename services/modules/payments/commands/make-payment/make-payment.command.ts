import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { Order } from '../../application/checkout/order.ts';
import type { BankForm } from '../../contract/payment-gateway.port.ts';
import type { Payment } from '../../domain/payment/payment-record.ts';

export interface MakePaymentResult {
  payment: Payment;
  /** What takes the buyer to the bank; null when there is nothing to pay. */
  form: BankForm | null;
}

/** Makes an order, its amounts frozen, and asks the bank for a token. A retry under its Idempotency-Key finds the same order. */
export class MakePayment extends Command<MakePaymentResult> {
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: Sender,
    readonly order: Order,
    /** The page's, for the way back from the bank during development. */
    readonly host: string,
  ) {
    super(sender);
  }
}
