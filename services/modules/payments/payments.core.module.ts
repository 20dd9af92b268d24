import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { PaymentTransitions } from './application/payment-transitions.ts';
import { Settlement } from './application/settlement.ts';
import { RecordPaymentFactHandler } from './commands/record-payment-fact/record-payment-fact.handler.ts';
import { RefundAttempt } from './commands/refund-payment/refund-attempt.ts';
import { RefundPaymentHandler } from './commands/refund-payment/refund-payment.handler.ts';
import { SettlePaymentHandler } from './commands/settle-payment/settle-payment.handler.ts';
import { VerifyPaymentHandler } from './commands/verify-payment/verify-payment.handler.ts';
import { Coupon } from './persistence/coupon.entity.ts';
import { CouponRepository } from './persistence/coupon.repository.ts';
import { LedgerRepository } from './persistence/ledger.repository.ts';
import { PaymentEntity } from './persistence/payment.entity.ts';
import { PaymentRepository } from './persistence/payment.repository.ts';
import { RegistrationSaleRepository } from './persistence/registration-sale.repository.ts';

const SHARED = [
  PaymentRepository,
  CouponRepository,
  LedgerRepository,
  RegistrationSaleRepository,
  PaymentTransitions,
  Settlement,
  RefundAttempt,
];

/**
 * What commands and workers share. Needs MemberCredit (membership's core), Buyers (accounts) and PaymentGateways, which the
 * app binds.
 */
@Module({
  imports: [ClockModule, TypeOrmModule.forFeature([PaymentEntity, Coupon])],
  providers: [...SHARED, VerifyPaymentHandler, SettlePaymentHandler, RefundPaymentHandler, RecordPaymentFactHandler],
  exports: SHARED,
})
export class PaymentsCoreModule {}
