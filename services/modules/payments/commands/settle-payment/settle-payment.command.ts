import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { Proof } from '../../domain/payment/payment-facts.ts';
import type { Payment } from '../../domain/payment/payment-record.ts';

/** The bank has confirmed a payment: what was bought is credited, or the money has to go back. */
export class SettlePayment extends Command<Payment> {
  constructor(
    override readonly sender: Sender,
    readonly paymentId: number,
    readonly proof: Proof,
  ) {
    super(sender);
  }
}
