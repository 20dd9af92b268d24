import { Global, Module } from '@nestjs/common';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { CheckoutBuyers } from './application/checkout/checkout-buyers.ts';
import { OpenOrders } from './application/checkout/open-orders.ts';
import { Pricing } from './application/checkout/pricing.ts';
import { StoredRegistrationSales } from './application/checkout/stored-registration-sales.ts';
import { BeginReversalHandler } from './commands/begin-reversal/begin-reversal.handler.ts';
import { CheckCouponController } from './commands/check-coupon/check-coupon.controller.ts';
import { CheckCouponHandler } from './commands/check-coupon/check-coupon.handler.ts';
import { CreateCouponsController } from './commands/create-coupons/create-coupons.controller.ts';
import { CreateCouponsHandler } from './commands/create-coupons/create-coupons.handler.ts';
import { DisableCouponsController } from './commands/disable-coupons/disable-coupons.controller.ts';
import { DisableCouponsHandler } from './commands/disable-coupons/disable-coupons.handler.ts';
import { BankRequest } from './commands/make-payment/bank-request.ts';
import { MakePaymentController } from './commands/make-payment/make-payment.controller.ts';
import { MakePaymentHandler } from './commands/make-payment/make-payment.handler.ts';
import { PlaceOrderHandler } from './commands/place-order/place-order.handler.ts';
import { RecheckPaymentController } from './commands/recheck-payment/recheck-payment.controller.ts';
import { RecheckPaymentHandler } from './commands/recheck-payment/recheck-payment.handler.ts';
import { RecordReturnController } from './commands/record-return/record-return.controller.ts';
import { RecordReturnHandler } from './commands/record-return/record-return.handler.ts';
import { ReversePaymentController } from './commands/reverse-payment/reverse-payment.controller.ts';
import { ReversePaymentHandler } from './commands/reverse-payment/reverse-payment.handler.ts';
import { ReviseCouponController } from './commands/revise-coupon/revise-coupon.controller.ts';
import { ReviseCouponHandler } from './commands/revise-coupon/revise-coupon.handler.ts';
import { TakeCallbackHandler } from './commands/take-callback/take-callback.handler.ts';
import { TakeCallbackRoutes } from './commands/take-callback/take-callback.routes.ts';
import { RegistrationSales } from './contract/registration-sales.port.ts';
import { PaymentsCoreModule } from './payments.core.module.ts';
import { PaymentsOrdersModule } from './payments.orders.module.ts';

/**
 * Global for RegistrationSales, which accounts asks. Needs ThrottlingModule, membership's core, accounts'
 * Buyers and the app's PaymentGateways.
 */
@Global()
@Module({
  imports: [ClockModule, PaymentsCoreModule, PaymentsOrdersModule],
  controllers: [
    MakePaymentController,
    CheckCouponController,
    CreateCouponsController,
    DisableCouponsController,
    ReviseCouponController,
    RecheckPaymentController,
    ReversePaymentController,
    RecordReturnController,
  ],
  providers: [
    CheckoutBuyers,
    Pricing,
    OpenOrders,
    BankRequest,
    MakePaymentHandler,
    PlaceOrderHandler,
    CheckCouponHandler,
    CreateCouponsHandler,
    DisableCouponsHandler,
    ReviseCouponHandler,
    RecheckPaymentHandler,
    ReversePaymentHandler,
    BeginReversalHandler,
    RecordReturnHandler,
    TakeCallbackHandler,
    TakeCallbackRoutes,
    { provide: RegistrationSales, useClass: StoredRegistrationSales },
  ],
  exports: [RegistrationSales],
})
export class PaymentsWriteModule {}
