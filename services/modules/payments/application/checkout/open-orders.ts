import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { OrderOpen, openOrderFor } from '../../domain/checkout/registration-orders.ts';
import { applies } from '../../domain/payment/payment-facts.ts';
import type { Payment } from '../../domain/payment/payment-record.ts';
import { PaymentRepository } from '../../persistence/payment.repository.ts';
import { PaymentTransitions } from '../payment-transitions.ts';

/** Of each registration one order is open, since its price and its coupon are given once. */
@Injectable()
export class OpenOrders {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly transitions: PaymentTransitions,
  ) {}

  /**
   * Called with the registration's sale locked.
   * @returns the open order that the wanted one is, or null: it can be made. @throws OrderOpen
   */
  async find(transaction: CommandTransaction, wanted: Omit<Payment, 'id'>): Promise<Payment | null> {
    const open = await this.payments.findOpenOfRegistration(transaction.manager, wanted.userId);
    if (!open) return null;
    if (openOrderFor(open, wanted, wanted.createdAt) === 'same') return open;
    await this.giveUp(transaction, open);
    return null;
  }

  /** As if the buyer had come back too late; a proof of the bank is honoured nevertheless. */
  private async giveUp(transaction: CommandTransaction, { id }: Payment): Promise<void> {
    const order = await this.payments.lockUnlessLocked(transaction.manager, id);
    // Not waited for: who settles it at this moment waits for the sale.
    if (!order) throw new OrderOpen();
    const fact = { kind: 'callback-failed', code: 'timed_out', bankCode: null } as const;
    if (applies(order.state, fact.kind)) await this.transitions.apply(transaction, order, fact);
  }
}
