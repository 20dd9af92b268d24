import { Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CallPort } from '#platform/calls/call.port.ts';
import { JobRegistry } from '#platform/jobs/job.registry.ts';
import { CleanupRegistry } from '#platform/jobs/scheduled/cleanup.registry.ts';
import { ScheduledJobsModule } from '#platform/jobs/scheduled/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled/scheduled-jobs.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { MailPort } from '#platform/mail/mail.port.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { RegistrationLapser } from './application/registration-lapser.ts';
import { RecoveryLinks } from './application/security/recovery-links.ts';
import { TwoFactorCodes } from './application/two-factor/two-factor-codes.ts';
import { TwoFactorKeyCheck } from './application/two-factor/two-factor-key-check.ts';
import { EraseAgainHandler } from './commands/erase-again/erase-again.handler.ts';
import { IssueRecoveryHandler } from './commands/issue-recovery/issue-recovery.handler.ts';
import { LapseRegistrationHandler } from './commands/lapse-registration/lapse-registration.handler.ts';
import { ResealTwoFactorHandler } from './commands/reseal-two-factor/reseal-two-factor.handler.ts';
import { deliverCalls } from './jobs/deliver-calls.ts';
import { eraseAvatar } from './jobs/erase-avatar.ts';
import { Erasures } from './jobs/erasures.ts';
import { issueRecovery } from './jobs/issue-recovery.ts';
import { deliverMails } from './jobs/mails/deliver-mails.ts';
import { RegistrationWatch } from './jobs/registration-watch.ts';
import { ResealSecrets } from './jobs/reseal-secrets.ts';
import { UnknownAvatars } from './jobs/unknown-avatars.ts';
import { accountCleanups } from './persistence/account-cleanups.ts';
import { ACCOUNT_ENTITIES, ACCOUNT_REPOSITORIES } from './persistence/account-persistence.ts';

const ERASE_AGAIN_INTERVAL_MS = 10_000;
/** It walks through all avatars. */
const UNKNOWN_AVATARS_INTERVAL_MS = 12 * HOUR_MS;

/**
 * Mails, calls, links, registrations that lapse, second erasures, secrets sealed anew and the daily cleanup of accounts.
 * Needs JobsModule and payments' AccountOrders; the app binds MailPort, CallPort and StoragePort.
 */
@Module({
  imports: [TypeOrmModule.forFeature(ACCOUNT_ENTITIES), ScheduledJobsModule],
  providers: [
    ...ACCOUNT_REPOSITORIES,
    IssueRecoveryHandler,
    LapseRegistrationHandler,
    EraseAgainHandler,
    Erasures,
    RecoveryLinks,
    RegistrationLapser,
    RegistrationWatch,
    ResealSecrets,
    ResealTwoFactorHandler,
    TwoFactorCodes,
    TwoFactorKeyCheck,
    UnknownAvatars,
  ],
})
export class AccountsWorkersModule {
  constructor(
    jobs: JobRegistry,
    cleanups: CleanupRegistry,
    mail: MailPort,
    calls: CallPort,
    storage: StoragePort,
    commands: CommandBus,
    scheduled: ScheduledJobs,
    resealSecrets: ResealSecrets,
    registrations: RegistrationWatch,
    erasures: Erasures,
    unknownAvatars: UnknownAvatars,
  ) {
    jobs.add(...deliverMails(mail), ...deliverCalls(calls, mail), issueRecovery(commands), eraseAvatar(storage));
    scheduled.add('reseal secrets', HOUR_MS, () => resealSecrets.run());
    cleanups.add(...accountCleanups);
    scheduled.add('unknown avatars', UNKNOWN_AVATARS_INTERVAL_MS, () => unknownAvatars.remove());
    scheduled.add('lapsed registrations', HOUR_MS, () => registrations.lapseDue());
    scheduled.add('erase again', ERASE_AGAIN_INTERVAL_MS, () => erasures.runDue());
  }
}
