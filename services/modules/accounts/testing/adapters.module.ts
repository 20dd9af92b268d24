import { type DynamicModule, Module } from '@nestjs/common';
import { SessionVerifier } from '#platform/auth/session-verifier.port.ts';
import { CallPort } from '#platform/calls/call.port.ts';
import { MailboxCalls } from '#platform/mail/development/mailbox-calls.adapter.ts';
import { MailboxMail } from '#platform/mail/development/mailbox-mail.adapter.ts';
import { MailPort } from '#platform/mail/mail.port.ts';
import { WriteSessions } from '../application/sessions/write-sessions.ts';
import { SessionRepository } from '../persistence/session.repository.ts';

/** What an app binds for accounts, with the development mailbox behind mails and calls. */
@Module({})
export class AdaptersModule {
  static of(mail?: MailPort): DynamicModule {
    const providers = [
      mail ? { provide: MailPort, useValue: mail } : { provide: MailPort, useClass: MailboxMail },
      { provide: CallPort, useClass: MailboxCalls },
      SessionRepository,
      { provide: SessionVerifier, useClass: WriteSessions },
    ];
    return { module: AdaptersModule, global: true, providers, exports: [MailPort, CallPort, SessionVerifier] };
  }
}
