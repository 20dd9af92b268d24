import { Module } from '@nestjs/common';
import { PersonalDataModule } from '#platform/personal-data/personal-data.module.ts';
import { PersonalDataRegistry } from '#platform/personal-data/personal-data.registry.ts';
import { SubjectNamesModule } from '#platform/subject-names/subject-names.module.ts';
import { SubjectNamesRegistry } from '#platform/subject-names/subject-names.registry.ts';
import { ProcessThrottle } from '#platform/throttling/in-process/process-throttle.ts';
import { WaitingWorkModule } from '#platform/waiting-work/waiting-work.module.ts';
import { WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import { PaymentsSettingsModule } from './payments.settings.module.ts';
import { GetChosenPlanController } from './queries/get-chosen-plan/get-chosen-plan.controller.ts';
import { GetChosenPlanHandler } from './queries/get-chosen-plan/get-chosen-plan.handler.ts';
import { GetConsoleCouponController } from './queries/get-console-coupon/get-console-coupon.controller.ts';
import { GetConsoleCouponHandler } from './queries/get-console-coupon/get-console-coupon.handler.ts';
import { GetConsolePaymentController } from './queries/get-console-payment/get-console-payment.controller.ts';
import { GetConsolePaymentHandler } from './queries/get-console-payment/get-console-payment.handler.ts';
import { GetPaymentStateController } from './queries/get-payment-state/get-payment-state.controller.ts';
import { GetPaymentStateHandler } from './queries/get-payment-state/get-payment-state.handler.ts';
import { GetReceiptController } from './queries/get-receipt/get-receipt.controller.ts';
import { GetReceiptHandler } from './queries/get-receipt/get-receipt.handler.ts';
import { GetReceiptFileController } from './queries/get-receipt-file/get-receipt-file.controller.ts';
import { GetReceiptFileHandler } from './queries/get-receipt-file/get-receipt-file.handler.ts';
import { ConsoleCouponReader } from './queries/list-console-coupons/console-coupon.reader.ts';
import { ListConsoleCouponsController } from './queries/list-console-coupons/list-console-coupons.controller.ts';
import { ListConsoleCouponsHandler } from './queries/list-console-coupons/list-console-coupons.handler.ts';
import { ConsolePaymentReader } from './queries/list-console-payments/console-payment.reader.ts';
import { ListConsolePaymentsController } from './queries/list-console-payments/list-console-payments.controller.ts';
import { ListConsolePaymentsHandler } from './queries/list-console-payments/list-console-payments.handler.ts';
import { STUCK_PAYMENT_ITEMS, STUCK_PAYMENTS } from './queries/list-console-payments/stuck-payments.ts';
import { ListLedgerController } from './queries/list-ledger/list-ledger.controller.ts';
import { ListLedgerHandler } from './queries/list-ledger/list-ledger.handler.ts';
import { ListPaymentsController } from './queries/list-payments/list-payments.controller.ts';
import { ListPaymentsHandler } from './queries/list-payments/list-payments.handler.ts';

@Module({
  imports: [PersonalDataModule, WaitingWorkModule, PaymentsSettingsModule, SubjectNamesModule],
  controllers: [
    GetPaymentStateController,
    ListPaymentsController,
    GetReceiptController,
    GetReceiptFileController,
    GetChosenPlanController,
    ListConsolePaymentsController,
    GetConsolePaymentController,
    ListConsoleCouponsController,
    GetConsoleCouponController,
    ListLedgerController,
  ],
  providers: [
    ConsolePaymentReader,
    ProcessThrottle,
    ConsoleCouponReader,
    GetPaymentStateHandler,
    ListPaymentsHandler,
    GetReceiptHandler,
    GetReceiptFileHandler,
    GetChosenPlanHandler,
    ListConsolePaymentsHandler,
    GetConsolePaymentHandler,
    ListConsoleCouponsHandler,
    GetConsoleCouponHandler,
    ListLedgerHandler,
  ],
})
export class PaymentsReadModule {
  constructor(personalData: PersonalDataRegistry, waitingWork: WaitingWorkRegistry, names: SubjectNamesRegistry) {
    const sql = `select reference, plan_id, size, price, discount, amount, coupon, gateway, state, bank_reference, card,
        created_at, paid_at
      from read.payment where user_id = $1 order by id`;
    personalData.add({ name: 'payments', sql });
    waitingWork.add(STUCK_PAYMENTS);
    waitingWork.addItems(STUCK_PAYMENT_ITEMS);
    names.add(
      {
        resource: 'coupons',
        sql: `select id, json_build_object('fa', null, 'en', code) as name from read.coupon where id = any($1::int[])`,
      },
      {
        resource: 'payments',
        sql: `select id, json_build_object('fa', null, 'en', reference) as name from read.payment
          where id = any($1::int[])`,
      },
    );
  }
}
