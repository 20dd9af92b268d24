import { Module } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { EffectRegistry } from '../../platform/jobs/effect.registry.js';
import { Sweeps } from '../../platform/jobs/sweeps.js';
import { SweepsModule } from '../../platform/jobs/sweeps.module.js';
import { MailPort } from '../../platform/mail/mail.port.js';
import { deliverReceipts } from './effects/deliver-receipts.js';
import { PaymentsCoreModule } from './payments.core.module.js';
import { Reconciliation } from './workers/reconciliation.js';

/** Each payment is asked about once a minute; looking often keeps that minute from becoming two. */
const LOOK_EVERY_MS = 5_000;

@Module({ imports: [SweepsModule, PaymentsCoreModule], providers: [Reconciliation] })
export class PaymentsWorkersModule {
  constructor(
    registry: EffectRegistry,
    sweeps: Sweeps,
    mail: MailPort,
    reconciliation: Reconciliation,
    @InjectDataSource() dataSource: DataSource,
  ) {
    registry.add(deliverReceipts(mail, dataSource.manager));
    sweeps.add('payments', LOOK_EVERY_MS, () => reconciliation.sweep());
  }
}
