import { Injectable } from '@nestjs/common';
import { Buyers } from '#modules/accounts/contract/buyers.port.ts';
import { MemberCredit } from '#modules/membership/contract/member-credit.port.ts';
import { unitOf } from '#modules/membership/contract/plan-offers.port.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { couponRedeemed } from '../contract/coupons.events.ts';
import { decide } from '../domain/payment/payment.ts';
import { type FactOf, isOfAmount, type Obstacle, type Proof } from '../domain/payment/payment-facts.ts';
import type { Payment } from '../domain/payment/payment-record.ts';
import { CouponRepository } from '../persistence/coupon.repository.ts';
import { RegistrationSaleRepository } from '../persistence/registration-sale.repository.ts';
import { MAIL_RECEIPT, type ReceiptPayload } from './mail-jobs.ts';
import { PaymentTransitions } from './payment-transitions.ts';

/**
 * Turns a bank's proof into a credit, or into money that goes back: books, days or bytes, coupon, state and event in one
 * transaction, under the payment's lock.
 */
@Injectable()
export class Settlement {
  constructor(
    private readonly transitions: PaymentTransitions,
    private readonly coupons: CouponRepository,
    private readonly sales: RegistrationSaleRepository,
    private readonly buyers: Buyers,
    private readonly members: MemberCredit,
    private readonly clock: Clock,
  ) {}

  /** @returns the locked payment as it is afterwards. @throws BankReferenceUsed */
  async settle(transaction: CommandTransaction, payment: Payment, proof: Proof): Promise<Payment> {
    const obstacle = isOfAmount(proof, payment) ? await this.obstacle(transaction, payment) : null;
    return this.complete(transaction, payment, { kind: 'verified', proof, obstacle, at: this.clock.now() });
  }

  /** Credits an order that costs nothing, in the transaction that makes it. @returns false when its coupon is used up. */
  async settleFree(transaction: CommandTransaction, payment: Payment): Promise<boolean> {
    if (!(await this.redeemCoupon(transaction, payment))) return false;
    await this.complete(transaction, payment, { kind: 'nothing-due', at: this.clock.now() });
    return true;
  }

  private async obstacle(transaction: CommandTransaction, payment: Payment): Promise<Obstacle | null> {
    if (!(await this.buyers.hold(transaction.manager, payment.userId))) return 'account_gone';
    if (payment.atRegistration && !(await this.sales.lockUnpaid(transaction.manager, payment.userId)))
      return 'order_replaced';
    return (await this.redeemCoupon(transaction, payment)) ? null : 'coupon_exhausted';
  }

  private async complete(
    transaction: CommandTransaction,
    payment: Payment,
    fact: FactOf<'verified' | 'nothing-due'>,
  ): Promise<Payment> {
    const decision = decide(payment, fact);
    const isPaid = decision.changes.state === 'paid';
    if (isPaid) await this.credit(transaction, payment, fact.at);
    const settled = await this.transitions.save(transaction, payment, decision);
    // After the event of the payment, which the mail belongs to.
    if (isPaid) await mailReceipt(transaction, settled);
    return settled;
  }

  private async credit(transaction: CommandTransaction, payment: Payment, at: Date): Promise<void> {
    const { userId, planId, size, reference, atRegistration } = payment;
    if (atRegistration) await this.sales.markPaid(transaction.manager, userId, at);
    const entry = { userId, unit: unitOf(planId), amount: size, reason: 'purchase' as const, reference, note: null };
    await this.members.give(transaction, entry);
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
}

function mailReceipt(transaction: CommandTransaction, payment: Payment): Promise<void> {
  const { userId, reference, bankReference, planId, size, amount } = payment;
  const receipt: ReceiptPayload = { userId, reference, bankReference, planId, size, amount };
  return enqueueJob(transaction, MAIL_RECEIPT, receipt);
}
