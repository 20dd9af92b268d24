import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandTransactions } from '../../../platform/messaging/outbox/command-transactions.js';
import { paymentReversed, reversalRefused } from '../events/payments.events.js';
import type { Reversal } from '../gateways/payment-gateway.port.js';
import { PaymentGateways } from '../gateways/payment-gateways.js';
import { returnedLines } from '../ledger/ledger-lines.js';
import { LedgerRepository } from '../persistence/ledger.repository.js';
import type { Payment } from '../persistence/payment.entity.js';
import { PaymentRepository } from '../persistence/payment.repository.js';
import { about } from './settler.js';

/** Gives money back that a payment in state `reversing` holds. May be asked any number of times. */
@Injectable()
export class Reverser {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly payments: PaymentRepository,
    private readonly ledger: LedgerRepository,
    private readonly gateways: PaymentGateways,
    private readonly clock: Clock,
  ) {}

  /** @returns the payment as it is afterwards. @throws GatewayUnclear when the bank's answer is to be asked for again. */
  async finish(payment: Payment): Promise<Payment> {
    const gateway = this.gateways.byName(payment.gateway);
    if (payment.state !== 'reversing' || !gateway || !payment.token) return payment;
    const { token, bankReference, taken } = payment;
    const answer = await gateway.reverse({ token, bankReference, amount: taken ?? payment.amount });
    return this.note(payment.id, answer);
  }

  private note(paymentId: number, answer: Reversal): Promise<Payment> {
    return this.transactions.run(null, async (transaction) => {
      const payment = await this.payments.lock(transaction.manager, paymentId);
      if (payment.state !== 'reversing') return payment;
      payment.nextCheckAt = null;
      if (answer.kind === 'refused') {
        payment.state = 'reversal_refused';
        const event = reversalRefused({ ...about(payment), bankCode: answer.bankCode });
        await this.payments.tell(transaction, payment, event);
        return payment;
      }
      payment.state = 'reversed';
      const lines = returnedLines(payment.gateway, payment.taken ?? payment.amount);
      await this.ledger.add(transaction.manager, paymentId, 'returned', this.clock.now(), lines);
      await this.payments.tell(transaction, payment, paymentReversed(about(payment)));
      return payment;
    });
  }
}
