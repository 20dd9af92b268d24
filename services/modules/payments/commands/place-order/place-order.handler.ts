import { randomBytes } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Pricing } from '../../application/checkout/pricing.ts';
import { Settlement } from '../../application/settlement.ts';
import { checkoutStarted, startCheckout } from '../../domain/checkout.ts';
import { InvalidCoupon } from '../../domain/coupon-rules.ts';
import { PaymentRepository } from '../../persistence/payment.repository.ts';
import { PlaceOrder, type PlaceOrderResult } from './place-order.command.ts';

@CommandHandler(PlaceOrder)
export class PlaceOrderHandler implements ICommandHandler<PlaceOrder> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pricing: Pricing,
    private readonly payments: PaymentRepository,
    private readonly settlement: Settlement,
    private readonly clock: Clock,
  ) {}

  /** @throws PlanNotForSale, InvalidCoupon, CouponForNewUsers, CouponForExtension */
  async execute({ buyer, order, gateway }: PlaceOrder): Promise<PlaceOrderResult> {
    const { transaction } = this.unitOfWork;
    const { offer, coupon, discount } = await this.pricing.quote(transaction.manager, buyer, order);
    const reference = randomBytes(16).toString('hex');
    const { userId } = buyer;
    const couponId = coupon?.id ?? null;
    const now = this.clock.now();
    const checkout = startCheckout({ reference, userId, offer, couponId, discount, gateway, now });
    const payment = await this.payments.insert(transaction.manager, checkout);
    await transaction.append(`payment-${payment.id}`, 1, checkoutStarted(payment, coupon?.code ?? null));
    if (payment.amount === 0 && !(await this.settlement.settleFree(transaction, payment))) throw new InvalidCoupon();
    return { reference };
  }
}
