import { randomBytes } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { CheckoutBuyers } from '../../application/checkout/checkout-buyers.ts';
import { OpenOrders } from '../../application/checkout/open-orders.ts';
import { Pricing } from '../../application/checkout/pricing.ts';
import { Settlement } from '../../application/settlement.ts';
import { ORDER_BY_ADDRESS, ORDER_BY_USER } from '../../application/throttle-limits.ts';
import { checkoutStarted, startCheckout } from '../../domain/checkout/checkout.ts';
import { InvalidCoupon } from '../../domain/coupons/coupon-rules.ts';
import { PaymentRepository } from '../../persistence/payment.repository.ts';
import { PlaceOrder, type PlaceOrderResult } from './place-order.command.ts';

@CommandHandler(PlaceOrder)
export class PlaceOrderHandler implements ICommandHandler<PlaceOrder> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly buyers: CheckoutBuyers,
    private readonly pricing: Pricing,
    private readonly openOrders: OpenOrders,
    private readonly payments: PaymentRepository,
    private readonly settlement: Settlement,
    private readonly clock: Clock,
    private readonly throttle: Throttle,
  ) {}

  /**
   * @throws TooManyRequests, TokenRequired, PriceEnded, OrderOpen, PlanNotForSale, OrderChanged, InvalidCoupon,
   * CouponForNewUsers, CouponForExtension
   */
  async execute({ sender, asker, order, gateway }: PlaceOrder): Promise<PlaceOrderResult> {
    const { transaction } = this.unitOfWork;
    // Here, where a retry does not come.
    await this.throttle.consumeAddress(ORDER_BY_ADDRESS, sender.address);
    await this.throttle.consume(ORDER_BY_USER, asker.userId);
    const buyer = await this.buyers.hold(transaction.manager, asker);
    const { offer, coupon, discount } = await this.pricing.quote(transaction.manager, buyer, order);
    const reference = randomBytes(16).toString('hex');
    const { userId } = buyer;
    const couponId = coupon?.id ?? null;
    const atRegistration = buyer.sale !== null;
    const now = this.clock.now();
    const checkout = startCheckout({ reference, userId, offer, couponId, atRegistration, discount, gateway, now });
    const open = atRegistration ? await this.openOrders.find(transaction, checkout) : null;
    if (open) return { reference: open.reference };
    const payment = await this.payments.insert(transaction.manager, checkout);
    await transaction.append(`payment-${payment.id}`, 1, checkoutStarted(payment, coupon?.code ?? null));
    if (payment.amount === 0 && !(await this.settlement.settleFree(transaction, payment))) throw new InvalidCoupon();
    return { reference };
  }
}
