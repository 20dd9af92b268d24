import { Module } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { EffectRegistry } from '../../platform/jobs/effect.registry.js';
import { Sweeps } from '../../platform/jobs/sweeps.js';
import { SweepsModule } from '../../platform/jobs/sweeps.module.js';
import { MailPort } from '../../platform/mail/mail.port.js';
import { deliverNotices } from './effects/deliver-notices.js';
import { ExpiryWatch } from './effects/expiry-watch.js';
import { MembershipCoreModule } from './membership.core.module.js';

const EVERY_HOUR_MS = 3_600_000;

@Module({ imports: [SweepsModule, MembershipCoreModule], providers: [ExpiryWatch] })
export class MembershipWorkersModule {
  constructor(
    registry: EffectRegistry,
    sweeps: Sweeps,
    mail: MailPort,
    watch: ExpiryWatch,
    @InjectDataSource() dataSource: DataSource,
  ) {
    registry.add(deliverNotices(mail, dataSource.manager));
    sweeps.add('membership expiry', EVERY_HOUR_MS, () => watch.sweep());
  }
}
