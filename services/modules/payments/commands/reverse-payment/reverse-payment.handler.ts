import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../platform/clock/clock.js';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import {
  type CommandTransaction,
  CommandTransactions,
} from '../../../../platform/messaging/outbox/command-transactions.js';
import { MemberCredit } from '../../../membership/events/member-credit.port.js';
import { unitOf } from '../../../membership/events/plan-offers.port.js';
import { UnknownPayment } from '../../domain/unknown-payment.js';
import { paymentReversed, reversalBegun } from '../../events/payments.events.js';
import { cancelledLines } from '../../ledger/ledger-lines.js';
import { LedgerRepository } from '../../persistence/ledger.repository.js';
import type { Payment } from '../../persistence/payment.entity.js';
import { PaymentRepository } from '../../persistence/payment.repository.js';
import { Reverser } from '../../settlement/reverser.js';
import { about } from '../../settlement/settler.js';

export class NotReversible extends DomainError {
  constructor() {
    super('not_reversible', 'Only a payment that is paid can be reversed', { httpStatus: 409 });
  }
}

/**
 * Staff undoes a payment: what it bought is taken back, at most what is left, before the bank is asked to give the money
 * back. Where the bank refuses, the money stays on the account `held`, and asking again is possible.
 */
@Injectable()
export class ReversePaymentHandler {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: CommandTransactions,
    private readonly payments: PaymentRepository,
    private readonly ledger: LedgerRepository,
    private readonly members: MemberCredit,
    private readonly reverser: Reverser,
    private readonly clock: Clock,
  ) {}

  /** @throws UnknownPayment, NotReversible */
  async execute(id: number, reason: string) {
    if (!(await this.payments.find(this.dataSource.manager, { id }))) throw new UnknownPayment();
    const begun = await this.transactions.run({ id, reason }, (transaction) => this.begin(transaction, id, reason));
    // A bank that does not answer now is asked again by the worker.
    const { state } = await this.reverser.finish(begun).catch(() => begun);
    return { status: 1 as const, state };
  }

  private async begin(transaction: CommandTransaction, id: number, reason: string): Promise<Payment> {
    const payment = await this.payments.lock(transaction.manager, id);
    if (payment.state === 'reversing') return payment;
    if (payment.state !== 'paid' && payment.state !== 'reversal_refused') throw new NotReversible();
    const credited = payment.state === 'paid';
    if (credited) await this.takeBack(transaction, payment, reason);
    const { bankReference, taken, amount } = payment;
    Object.assign(payment, { state: 'reversing', code: payment.code ?? 'by_staff', nextCheckAt: this.clock.now() });
    const facts = { code: payment.code ?? 'by_staff', reason, bankReference: bankReference ?? '', credited };
    const event = reversalBegun({ ...about(payment), ...facts, amount: taken ?? amount });
    await this.payments.tell(transaction, payment, event);
    if (amount > 0) return payment;
    Object.assign(payment, { state: 'reversed', nextCheckAt: null });
    await this.payments.tell(transaction, payment, paymentReversed(about(payment)));
    return payment;
  }

  private async takeBack(transaction: CommandTransaction, payment: Payment, note: string): Promise<void> {
    const { id, userId, planId, size, reference } = payment;
    const entry = { userId, unit: unitOf(planId), amount: size, reason: 'reversal' as const, reference, note };
    await this.members.take(transaction, entry);
    await this.ledger.add(transaction.manager, id, 'cancelled', this.clock.now(), cancelledLines(payment));
  }
}
