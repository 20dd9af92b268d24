import { Module } from '@nestjs/common';
import { Recipients } from '#modules/accounts/contract/recipients.port.ts';
import { siteAddress } from '#platform/http/addresses/site-address.ts';
import { JobRegistry } from '#platform/jobs/job.registry.ts';
import { ScheduledJobsModule } from '#platform/jobs/scheduled/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled/scheduled-jobs.ts';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { MailPort } from '#platform/mail/mail.port.ts';
import { LeaseDuePaymentsHandler } from './commands/lease-due-payments/lease-due-payments.handler.ts';
import { ReconcilePaymentHandler } from './commands/reconcile-payment/reconcile-payment.handler.ts';
import { deliverReceipts } from './jobs/deliver-receipts.ts';
import { deliverRefunds } from './jobs/deliver-refunds.ts';
import { Reconciliation } from './jobs/reconciliation.ts';
import { PaymentsCoreModule } from './payments.core.module.ts';
import { PaymentsOrdersModule } from './payments.orders.module.ts';

/** Each payment is asked about once a minute; looking often keeps that minute from becoming two. */
const POLL_INTERVAL_MS = 5_000;

@Module({
  imports: [ClockModule, ScheduledJobsModule, PaymentsCoreModule, PaymentsOrdersModule],
  providers: [Reconciliation, LeaseDuePaymentsHandler, ReconcilePaymentHandler],
})
export class PaymentsWorkersModule {
  constructor(
    jobs: JobRegistry,
    scheduled: ScheduledJobs,
    mail: MailPort,
    recipients: Recipients,
    reconciliation: Reconciliation,
    { values }: Config,
  ) {
    jobs.add(deliverReceipts(mail, recipients, siteAddress(values)));
    jobs.add(deliverRefunds(mail, recipients, siteAddress(values)));
    scheduled.add('payments', POLL_INTERVAL_MS, () => reconciliation.run());
  }
}
