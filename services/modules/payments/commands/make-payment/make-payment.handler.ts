import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { TokenRequired } from '../../../../platform/auth/auth-errors.js';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { Clock } from '../../../../platform/clock/clock.js';
import {
  type CommandTransaction,
  CommandTransactions,
} from '../../../../platform/messaging/outbox/command-transactions.js';
import { Throttle } from '../../../../platform/throttling/throttle.js';
import { InvalidCoupon } from '../../domain/coupon-rules.js';
import { deadlineFrom } from '../../domain/payment-state.js';
import { paymentOrdered } from '../../events/payments.events.js';
import type { PaymentGateway } from '../../gateways/payment-gateway.port.js';
import { PaymentGateways } from '../../gateways/payment-gateways.js';
import type { Payment } from '../../persistence/payment.entity.js';
import { PaymentRepository } from '../../persistence/payment.repository.js';
import { ORDER_BY_ADDRESS, ORDER_BY_USER } from '../../security-limits.js';
import { type Buyer, OrderDesk, type Quote } from '../../settlement/order-desk.js';
import { about, Settler } from '../../settlement/settler.js';
import { BankCounter, GatewayUnavailable } from './bank-counter.js';
import type { MakePaymentAnswer, MakePaymentRequest } from './make-payment.request.js';

type Order = MakePaymentRequest['order'];
/** A token that does not come within this time belongs to nobody. */
const TOKEN_PATIENCE_MS = 120_000;

/**
 * Makes an order, its amounts frozen, and asks the bank for a token. The order is there before the bank is asked: whatever
 * happens in between, a payment the bank knows of is one we know of. A retry under its Idempotency-Key finds the same order.
 */
@Injectable()
export class MakePaymentHandler {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: CommandTransactions,
    private readonly desk: OrderDesk,
    private readonly payments: PaymentRepository,
    private readonly gateways: PaymentGateways,
    private readonly settler: Settler,
    private readonly counter: BankCounter,
    private readonly clock: Clock,
    private readonly throttle: Throttle,
  ) {}

  /**
   * @param host the page's, for the way back from the bank during development.
   * @throws TokenRequired, GatewayUnavailable, PlanNotForSale, and the refusals of coupons
   */
  async execute(order: Order, viewer: Viewer | null, host: string): Promise<MakePaymentAnswer> {
    this.throttle.takeAddress(ORDER_BY_ADDRESS);
    const buyer = await this.desk.buyer(this.dataSource.manager, viewer?.userId ?? null, order.user_id ?? null);
    if (!buyer) throw new TokenRequired();
    this.throttle.take(ORDER_BY_USER, buyer.userId);
    const gateway = this.gateways.byNumber(order.gateway);
    if (!gateway) throw new GatewayUnavailable();
    const reference = await this.transactions.run({ order, userId: buyer.userId }, async (transaction) => {
      const payment = await this.open(transaction, order, buyer, gateway);
      return payment.reference;
    });
    const payment = await this.payments.find(this.dataSource.manager, { reference });
    if (!payment) throw new GatewayUnavailable();
    return this.counter.send(payment, host);
  }

  private async open(
    transaction: CommandTransaction,
    order: Order,
    buyer: Buyer,
    gateway: PaymentGateway,
  ): Promise<Payment> {
    const { planId, offer_id, coupon } = order;
    const { manager } = transaction;
    const quote = await this.desk.quote(manager, buyer, { planId, offerId: offer_id ?? null, coupon: coupon ?? null });
    const payment = await this.payments.insert(manager, this.newPayment(buyer, quote, gateway));
    const { offerId, size, price, discount, amount, couponId, deadlineAt } = payment;
    await transaction.append(
      `payment-${payment.id}`,
      1,
      paymentOrdered({
        ...about(payment),
        ...{ planId, offerId, size, price, discount, amount, couponId, gateway: payment.gateway },
        couponCode: quote.coupon?.code ?? null,
        deadlineAt: deadlineAt.toISOString(),
      }),
    );
    if (amount === 0 && !(await this.settler.settleFree(transaction, payment))) throw new InvalidCoupon();
    return payment;
  }

  private newPayment({ userId }: Buyer, { offer, coupon, discount }: Quote, gateway: PaymentGateway) {
    const now = this.clock.now();
    const amount = offer.price - discount;
    return {
      ...{ version: 1, reference: randomBytes(16).toString('hex'), userId },
      ...{ planId: offer.planId, offerId: offer.id, size: offer.size, price: offer.price, discount, amount },
      couponId: coupon?.id ?? null,
      gateway: amount === 0 ? ('none' as const) : gateway.name,
      ...{ state: 'created' as const, code: null, token: null, bankReference: null, card: null, taken: null },
      ...{ createdAt: now, deadlineAt: deadlineFrom(now), paidAt: null },
      nextCheckAt: amount === 0 ? null : new Date(now.getTime() + TOKEN_PATIENCE_MS),
    };
  }
}
