import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import {
  type CommandTransaction,
  CommandTransactions,
} from '../../../platform/messaging/outbox/command-transactions.js';
import { isCreditable, type PaymentCode } from '../domain/payment-state.js';
import { paymentFailed } from '../events/payments.events.js';
import type { PaymentGateway, Verification } from '../gateways/payment-gateway.port.js';
import { PaymentGateways } from '../gateways/payment-gateways.js';
import type { Payment } from '../persistence/payment.entity.js';
import { PaymentRepository } from '../persistence/payment.repository.js';
import { Reverser } from './reverser.js';
import { about, Settler } from './settler.js';

const ASK_AGAIN_MS = 60_000;

/**
 * Asks the bank about a payment and does what its answer means. No lock is held while the bank thinks: asking is harmless,
 * and what follows from the answer is decided under the payment's lock.
 */
@Injectable()
export class BankCheck {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: CommandTransactions,
    private readonly payments: PaymentRepository,
    private readonly gateways: PaymentGateways,
    private readonly settler: Settler,
    private readonly reverser: Reverser,
    private readonly clock: Clock,
  ) {}

  /** @returns the payment as it is afterwards. @throws GatewayUnclear */
  async check(payment: Payment): Promise<Payment> {
    const gateway = this.gateways.byName(payment.gateway);
    if (!gateway) return payment;
    if (payment.state === 'reversing') return this.reverser.finish(payment);
    const { token, bankReference, amount } = payment;
    if (!isCreditable(payment.state) || !token || !canAsk(gateway, payment)) return payment;
    const answer = await gateway
      .verify({ token, bankReference, amount })
      .catch((error) => this.askLater(payment, error));
    if (answer.kind === 'refused') return this.noteRefusal(payment, gateway, answer);
    const settled = await this.settler.settle(payment.id, answer);
    return settled.state === 'reversing' ? this.giveBackNow(settled) : settled;
  }

  /** Whatever the bank did while its answer got lost, the worker will learn of it, also after the deadline. */
  private async askLater({ id }: Payment, error: unknown): Promise<never> {
    const { manager } = this.dataSource;
    await this.payments.askAgain(manager, id, new Date(this.clock.now().getTime() + ASK_AGAIN_MS));
    throw error;
  }

  /** A bank that does not answer now is asked again by the worker. */
  private giveBackNow(payment: Payment): Promise<Payment> {
    return this.reverser.finish(payment).catch(() => payment);
  }

  /** What is not final changes nothing: a buyer may still be at the bank. */
  private async noteRefusal(
    { id }: Payment,
    gateway: PaymentGateway,
    answer: Extract<Verification, { kind: 'refused' }>,
  ): Promise<Payment> {
    return this.transactions.run(null, async (transaction) => {
      const payment = await this.payments.lock(transaction.manager, id);
      if (!answer.final || !isCreditable(payment.state)) return payment;
      const madeUp = !gateway.verifiesByToken && payment.bankReference !== null;
      const over = payment.state === 'failed' || payment.state === 'expired';
      if (over && !madeUp) return payment;
      // A reference that was made up is let go, so that the true one can come.
      if (madeUp) payment.bankReference = null;
      return this.fail(transaction, payment, 'failed', answer.bankCode);
    });
  }

  private async fail(
    transaction: CommandTransaction,
    payment: Payment,
    code: PaymentCode,
    bankCode: string | null,
  ): Promise<Payment> {
    Object.assign(payment, { state: 'failed', code });
    await this.payments.tell(transaction, payment, paymentFailed({ ...about(payment), code, bankCode }));
    return payment;
  }

  /** The bank or its buyer said that it will not be paid: believed until the bank proves otherwise. */
  noteFailure(id: number, code: PaymentCode, bankCode: string | null): Promise<Payment> {
    return this.transactions.run(null, async (transaction) => {
      const payment = await this.payments.lock(transaction.manager, id);
      if (payment.state !== 'created' && payment.state !== 'pending') return payment;
      return this.fail(transaction, payment, code, bankCode);
    });
  }
}

/** Whether there is anything to ask with. */
export function canAsk(gateway: PaymentGateway, payment: Payment): boolean {
  return gateway.verifiesByToken || payment.bankReference !== null;
}
