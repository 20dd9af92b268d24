import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { PaymentState } from '../../contract/payment-states.ts';

export interface RecheckPaymentResult {
  state: PaymentState;
  code: string | null;
  /** Whether there was anything to ask the bank. */
  asked: boolean;
  /** Whether the bank answered. */
  answered: boolean;
}

/** Staff asks the bank about a payment again, now. */
export class RecheckPayment extends Command<RecheckPaymentResult> {
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: MemberSender,
    readonly paymentId: number,
  ) {
    super(sender);
  }
}
