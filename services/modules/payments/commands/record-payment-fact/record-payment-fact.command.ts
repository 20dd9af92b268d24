import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { PaymentFact } from '../../domain/payment/payment-facts.ts';
import type { Payment } from '../../domain/payment/payment-record.ts';

/** What moves nothing but the payment itself and its books; for the others there are commands of their own. */
export type RecordedFact = Exclude<PaymentFact, { kind: 'verified' | 'nothing-due' | 'reversal-requested' }>;

/** Something has become known of a payment. The result is the payment as it is afterwards. */
export class RecordPaymentFact extends Command<Payment> {
  constructor(
    override readonly sender: Sender,
    readonly paymentId: number,
    readonly fact: RecordedFact,
  ) {
    super(sender);
  }
}
