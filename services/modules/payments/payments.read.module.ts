import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../platform/personal-data/personal-data.module.js';
import { PersonalDataRegistry } from '../../platform/personal-data/personal-data.registry.js';
import { PaymentQuery } from './queries/get-payment-state/payment.query.js';
import { PaymentStateController } from './queries/get-payment-state/payment-state.controller.js';
import { ConsoleCouponQuery } from './queries/list-console-coupons/console-coupon.query.js';
import { ConsoleCouponsController } from './queries/list-console-coupons/console-coupons.controller.js';
import { ConsolePaymentQuery } from './queries/list-console-payments/console-payment.query.js';
import { ConsolePaymentsController } from './queries/list-console-payments/console-payments.controller.js';
import { LedgerController } from './queries/list-ledger/ledger.controller.js';
import { LedgerQuery } from './queries/list-ledger/ledger.query.js';
import { PaymentsController } from './queries/list-payments/payments.controller.js';

@Module({
  imports: [PersonalDataModule],
  controllers: [
    ...[PaymentStateController, PaymentsController],
    ...[ConsolePaymentsController, ConsoleCouponsController, LedgerController],
  ],
  providers: [PaymentQuery, ConsolePaymentQuery, ConsoleCouponQuery, LedgerQuery],
})
export class PaymentsReadModule {
  constructor(personalData: PersonalDataRegistry) {
    const sql = `select reference, plan_id, size, price, discount, amount, coupon, gateway, state, bank_reference, card,
        created_at, paid_at
      from read.payment where user_id = $1 order by id`;
    personalData.add({ name: 'payments', sql });
  }
}
