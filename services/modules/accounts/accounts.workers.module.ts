import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CallPort } from '../../platform/calls/call.port.js';
import { EffectRegistry } from '../../platform/jobs/effect.registry.js';
import { SweepRegistry } from '../../platform/jobs/sweep.registry.js';
import { MailPort } from '../../platform/mail/mail.port.js';
import { StoragePort } from '../../platform/storage/storage.port.js';
import { deliverCall } from './effects/deliver-call.js';
import { deliverMails } from './effects/deliver-mails.js';
import { eraseAvatar } from './effects/erase-avatar.js';
import { RecoveryIssuer } from './effects/issue-recovery.js';
import { ACCOUNT_ENTITIES, ACCOUNT_REPOSITORIES } from './persistence/account-persistence.js';
import { accountSweeps } from './persistence/account-sweeps.js';

/** Mails, calls, links and the daily sweep of accounts. Needs EffectsModule; the app binds MailPort, CallPort and StoragePort. */
@Module({
  imports: [TypeOrmModule.forFeature(ACCOUNT_ENTITIES)],
  providers: [...ACCOUNT_REPOSITORIES, RecoveryIssuer],
})
export class AccountsWorkersModule {
  constructor(
    effects: EffectRegistry,
    sweeps: SweepRegistry,
    mail: MailPort,
    calls: CallPort,
    storage: StoragePort,
    recoveries: RecoveryIssuer,
  ) {
    effects.add(...deliverMails(mail), deliverCall(calls, mail), recoveries.effect(), eraseAvatar(storage));
    sweeps.add(...accountSweeps);
  }
}
