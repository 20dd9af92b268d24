import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandTransactions } from '../../../platform/messaging/outbox/command-transactions.js';
import { AppLogger } from '../../../platform/telemetry/app-logger.js';
import { isCreditable } from '../domain/payment-state.js';
import { paymentExpired } from '../events/payments.events.js';
import { GatewayUnclear } from '../gateways/payment-gateway.port.js';
import type { Payment } from '../persistence/payment.entity.js';
import { PaymentRepository } from '../persistence/payment.repository.js';
import { BankCheck } from '../settlement/bank-check.js';
import { about } from '../settlement/settler.js';

const BATCH = 20;
const EVERY_MINUTE_MS = 60_000;

/**
 * Looks after payments that have not come to an end: asks the bank about those whose callback got lost, gives back what must
 * not be kept, and closes what the bank has given back by itself. A payment is closed only after the bank was asked once
 * more, and even then its proof is still honoured.
 */
@Injectable()
export class Reconciliation {
  private readonly logger: Logger;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: CommandTransactions,
    private readonly payments: PaymentRepository,
    private readonly check: BankCheck,
    private readonly clock: Clock,
    logger: AppLogger,
  ) {
    this.logger = logger.child('payments');
  }

  /** @returns how many payments were looked at. */
  async sweep(): Promise<number> {
    const ids = await this.payments.takeDue(this.dataSource.manager, this.clock.now(), BATCH);
    for (const id of ids) await this.lookAt(id);
    return ids.length;
  }

  private async lookAt(id: number): Promise<void> {
    const payment = await this.payments.find(this.dataSource.manager, { id });
    if (!payment) return;
    try {
      await this.settleOrWait(payment, await this.check.check(payment));
    } catch (error) {
      // It comes again in a minute, also after the deadline: an unanswered question is no answer.
      const level = error instanceof GatewayUnclear ? 'warn' : 'error';
      this.logger[level]({ err: error, payment: id }, 'a payment could not be reconciled');
    }
  }

  private async settleOrWait(before: Payment, after: Payment): Promise<void> {
    if (!isCreditable(after.state)) return;
    const now = this.clock.now();
    if (before.state === 'created' || now >= after.deadlineAt) return this.close(after.id, before.state === 'created');
    const next = new Date(Math.min(now.getTime() + EVERY_MINUTE_MS, after.deadlineAt.getTime()));
    await this.dataSource.query(
      'update write.payment set next_check_at = $2 where id = $1 and next_check_at is not null',
      [after.id, next],
    );
  }

  /** @param unsent the bank never gave a token, so nobody can have paid. */
  private close(id: number, unsent: boolean): Promise<void> {
    return this.transactions.run(null, async (transaction) => {
      const payment = await this.payments.lock(transaction.manager, id);
      if (!isCreditable(payment.state) || (unsent && payment.state !== 'created')) return;
      payment.nextCheckAt = null;
      const open = payment.state === 'created' || payment.state === 'pending';
      if (!open) {
        await transaction.manager.update(payment.constructor, { id }, { nextCheckAt: null });
        return;
      }
      Object.assign(payment, { state: 'expired', code: 'expired' });
      await this.payments.tell(transaction, payment, paymentExpired(about(payment)));
    });
  }
}
