import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { enqueueEffect } from '../../../platform/jobs/effect-jobs.js';
import {
  type CommandTransaction,
  CommandTransactions,
} from '../../../platform/messaging/outbox/command-transactions.js';
import { MemberCredit } from '../../membership/events/member-credit.port.js';
import { unitOf } from '../../membership/events/plan-offers.port.js';
import { isCreditable, type PaymentCode } from '../domain/payment-state.js';
import { MAIL_RECEIPT, type ReceiptPayload } from '../effects/receipt.js';
import { couponRedeemed } from '../events/coupons.events.js';
import { paymentFailed, paymentPaid, reversalBegun } from '../events/payments.events.js';
import type { Verification } from '../gateways/payment-gateway.port.js';
import { heldLines, saleLines } from '../ledger/ledger-lines.js';
import { BuyerRepository } from '../persistence/buyer.repository.js';
import { CouponRepository } from '../persistence/coupon.repository.js';
import { LedgerRepository } from '../persistence/ledger.repository.js';
import type { Payment } from '../persistence/payment.entity.js';
import { PaymentRepository } from '../persistence/payment.repository.js';
import { RegistrationSaleRepository } from '../persistence/registration-sale.repository.js';

export type Proof = Omit<Extract<Verification, { kind: 'verified' }>, 'kind'>;

export const about = ({ id, reference, userId }: Payment) => ({ paymentId: id, reference, userId });

/**
 * Turns a bank's proof into a credit, or into money that goes back: books, days or bytes, coupon, state and event in one
 * transaction, under the payment's lock. Whoever comes second finds it done.
 */
@Injectable()
export class Settler {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly payments: PaymentRepository,
    private readonly coupons: CouponRepository,
    private readonly sales: RegistrationSaleRepository,
    private readonly buyers: BuyerRepository,
    private readonly ledger: LedgerRepository,
    private readonly members: MemberCredit,
    private readonly clock: Clock,
  ) {}

  /** @returns the payment as it is afterwards. */
  async settle(paymentId: number, proof: Proof): Promise<Payment> {
    try {
      return await this.transactions.run(null, async (transaction) => {
        const payment = await this.payments.lock(transaction.manager, paymentId);
        if (isCreditable(payment.state)) await this.decide(transaction, payment, proof);
        return payment;
      });
    } catch (error) {
      if (!isUsedReference(error)) throw error;
      return this.refuseUsedReference(paymentId);
    }
  }

  /** Credits an order that costs nothing, in the transaction that makes it. @returns false when its coupon is used up. */
  async settleFree(transaction: CommandTransaction, payment: Payment): Promise<boolean> {
    if (payment.amount !== 0) throw new Error('only what costs nothing needs no bank');
    if (!(await this.redeemCoupon(transaction, payment))) return false;
    await this.credit(transaction, payment);
    return true;
  }

  private async decide(transaction: CommandTransaction, payment: Payment, proof: Proof): Promise<void> {
    payment.bankReference = proof.bankReference;
    payment.card = proof.card;
    payment.taken = proof.amount;
    // What the bank took is compared with what was ordered; what a callback says is not looked at.
    if (proof.amount !== payment.amount) return this.giveBack(transaction, payment, 'amount_mismatch');
    if (!(await this.buyers.isThere(transaction.manager, payment.userId))) {
      return this.giveBack(transaction, payment, 'account_gone');
    }
    if (!(await this.redeemCoupon(transaction, payment))) {
      return this.giveBack(transaction, payment, 'coupon_exhausted');
    }
    await this.credit(transaction, payment);
  }

  private async credit(transaction: CommandTransaction, payment: Payment): Promise<void> {
    const { manager } = transaction;
    const { id, userId, planId, size, reference, amount, bankReference } = payment;
    const now = this.clock.now();
    Object.assign(payment, { state: 'paid', code: null, paidAt: now, nextCheckAt: null });
    await this.ledger.add(manager, id, 'sale', now, saleLines(payment));
    await this.sales.markPaid(manager, userId, now);
    const entry = { userId, unit: unitOf(planId), amount: size, reason: 'purchase' as const, reference, note: null };
    await this.members.give(transaction, entry);
    const { card } = payment;
    await this.payments.tell(transaction, payment, paymentPaid({ ...about(payment), bankReference, card, amount }));
    const receipt: ReceiptPayload = { userId, reference, bankReference, planId, size, amount };
    await enqueueEffect(transaction, MAIL_RECEIPT, receipt);
  }

  /** Saved before the bank is asked: from here on nothing can be credited. */
  private async giveBack(transaction: CommandTransaction, payment: Payment, code: PaymentCode): Promise<void> {
    const { id, gateway, bankReference, taken } = payment;
    const now = this.clock.now();
    Object.assign(payment, { state: 'reversing', code, nextCheckAt: now });
    await this.ledger.add(transaction.manager, id, 'held', now, heldLines(gateway, taken ?? 0));
    const facts = { code, reason: null, bankReference: bankReference ?? '', amount: taken ?? 0, credited: false };
    await this.payments.tell(transaction, payment, reversalBegun({ ...about(payment), ...facts }));
  }

  private async redeemCoupon(transaction: CommandTransaction, payment: Payment): Promise<boolean> {
    const { id: paymentId, userId, couponId, discount } = payment;
    if (couponId === null) return true;
    const redeemed = await this.coupons.redeem(transaction.manager, couponId, userId, paymentId);
    if (!redeemed) return false;
    const { used, version } = redeemed;
    const event = couponRedeemed({ couponId, userId, paymentId, discount, used });
    await transaction.append(`coupon-${couponId}`, version, event);
    return true;
  }

  /** The money belongs to another payment: this one has none. */
  private refuseUsedReference(paymentId: number): Promise<Payment> {
    return this.transactions.run(null, async (transaction) => {
      const payment = await this.payments.lock(transaction.manager, paymentId);
      if (!isCreditable(payment.state)) return payment;
      Object.assign(payment, { state: 'failed', code: 'reference_used' });
      const facts = { code: 'reference_used', bankCode: null };
      await this.payments.tell(transaction, payment, paymentFailed({ ...about(payment), ...facts }));
      return payment;
    });
  }
}

/** Whether the database refused a bank's reference because another payment has it. */
export function isUsedReference(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'payment_bank_reference';
}
