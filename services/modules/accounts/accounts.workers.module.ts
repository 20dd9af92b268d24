import { Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CallPort } from '#platform/calls/call.port.ts';
import { CleanupRegistry } from '#platform/jobs/cleanup.registry.ts';
import { JobRegistry } from '#platform/jobs/job.registry.ts';
import { MailPort } from '#platform/mail/mail.port.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { RecoveryLinks } from './application/security/recovery-links.ts';
import { IssueRecoveryHandler } from './commands/issue-recovery/issue-recovery.handler.ts';
import { deliverCall } from './jobs/deliver-call.ts';
import { deliverMails } from './jobs/deliver-mails.ts';
import { eraseAvatar } from './jobs/erase-avatar.ts';
import { issueRecovery } from './jobs/issue-recovery.ts';
import { accountCleanups } from './persistence/account-cleanups.ts';
import { ACCOUNT_ENTITIES, ACCOUNT_REPOSITORIES } from './persistence/account-persistence.ts';

/** Mails, calls, links and the daily cleanup of accounts. Needs JobsModule; the app binds MailPort, CallPort and StoragePort. */
@Module({
  imports: [TypeOrmModule.forFeature(ACCOUNT_ENTITIES)],
  providers: [...ACCOUNT_REPOSITORIES, IssueRecoveryHandler, RecoveryLinks],
})
export class AccountsWorkersModule {
  constructor(
    jobs: JobRegistry,
    cleanups: CleanupRegistry,
    mail: MailPort,
    calls: CallPort,
    storage: StoragePort,
    commands: CommandBus,
  ) {
    jobs.add(...deliverMails(mail), deliverCall(calls, mail), issueRecovery(commands), eraseAvatar(storage));
    cleanups.add(...accountCleanups);
  }
}
