import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { PaymentState } from '../../contract/payment-states.ts';

export interface ReversePaymentResult {
  state: PaymentState;
}

/**
 * Staff undoes a payment. Where the bank refuses to give the money back, it stays on the account `held`, and asking again is
 * possible.
 */
export class ReversePayment extends Command<ReversePaymentResult> {
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: MemberSender,
    readonly paymentId: number,
    readonly reason: string,
  ) {
    super(sender);
  }
}
