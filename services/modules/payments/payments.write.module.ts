import { Global, Module } from '@nestjs/common';
import { CheckCouponController } from './commands/check-coupon/check-coupon.controller.js';
import { CheckCouponHandler } from './commands/check-coupon/check-coupon.handler.js';
import { CreateCouponsController } from './commands/create-coupons/create-coupons.controller.js';
import { CreateCouponsHandler } from './commands/create-coupons/create-coupons.handler.js';
import { DisableCouponsController } from './commands/disable-coupons/disable-coupons.controller.js';
import { DisableCouponsHandler } from './commands/disable-coupons/disable-coupons.handler.js';
import { BankCounter } from './commands/make-payment/bank-counter.js';
import { MakePaymentController } from './commands/make-payment/make-payment.controller.js';
import { MakePaymentHandler } from './commands/make-payment/make-payment.handler.js';
import { RecheckPaymentController } from './commands/recheck-payment/recheck-payment.controller.js';
import { RecheckPaymentHandler } from './commands/recheck-payment/recheck-payment.handler.js';
import { ReversePaymentController } from './commands/reverse-payment/reverse-payment.controller.js';
import { ReversePaymentHandler } from './commands/reverse-payment/reverse-payment.handler.js';
import { CallbackRoutes } from './commands/take-callback/callback.routes.js';
import { TakeCallbackHandler } from './commands/take-callback/take-callback.handler.js';
import { RegistrationSales } from './events/registration-sales.port.js';
import { PaymentsCoreModule } from './payments.core.module.js';
import { OrderDesk } from './settlement/order-desk.js';
import { StoredRegistrationSales } from './settlement/stored-registration-sales.js';

/** Global for RegistrationSales, which accounts asks. Needs ThrottlingModule, membership's core and the app's PaymentGateways. */
@Global()
@Module({
  imports: [PaymentsCoreModule],
  controllers: [
    MakePaymentController,
    CheckCouponController,
    CreateCouponsController,
    DisableCouponsController,
    RecheckPaymentController,
    ReversePaymentController,
  ],
  providers: [
    ...[MakePaymentHandler, BankCounter, OrderDesk, CheckCouponHandler, CreateCouponsHandler, DisableCouponsHandler],
    ...[RecheckPaymentHandler, ReversePaymentHandler, TakeCallbackHandler, CallbackRoutes],
    { provide: RegistrationSales, useClass: StoredRegistrationSales },
  ],
  exports: [RegistrationSales],
})
export class PaymentsWriteModule {}
