import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClockModule } from '../../platform/clock/clock.module.js';
import { BuyerRepository } from './persistence/buyer.repository.js';
import { Coupon } from './persistence/coupon.entity.js';
import { CouponRepository } from './persistence/coupon.repository.js';
import { LedgerRepository } from './persistence/ledger.repository.js';
import { Payment } from './persistence/payment.entity.js';
import { PaymentRepository } from './persistence/payment.repository.js';
import { RegistrationSaleRepository } from './persistence/registration-sale.repository.js';
import { BankCheck } from './settlement/bank-check.js';
import { Reverser } from './settlement/reverser.js';
import { Settler } from './settlement/settler.js';

const SHARED = [
  ...[PaymentRepository, BuyerRepository, CouponRepository, LedgerRepository, RegistrationSaleRepository],
  ...[Settler, Reverser, BankCheck],
];

/** What commands and workers share. Needs MemberCredit (membership's core) and PaymentGateways, which the app binds. */
@Module({
  imports: [ClockModule, TypeOrmModule.forFeature([Payment, Coupon])],
  providers: SHARED,
  exports: SHARED,
})
export class PaymentsCoreModule {}
