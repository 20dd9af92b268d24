import { type DynamicModule, Module } from '@nestjs/common';
import { AccountOrders } from '#modules/payments/contract/account-orders.port.ts';
import { SessionVerifier } from '#platform/auth/sessions/session-verifier.port.ts';
import { CallPort } from '#platform/calls/call.port.ts';
import { MailboxCalls } from '#platform/mail/development/mailbox-calls.adapter.ts';
import { MailboxMail } from '#platform/mail/development/mailbox-mail.adapter.ts';
import { MailPort } from '#platform/mail/mail.port.ts';
import { WriteSessions } from '../application/sessions/write-sessions.ts';
import { SessionRepository } from '../persistence/sign-in/session.repository.ts';

/** What an app and other modules bind for accounts, with the development mailbox behind mails and calls. */
@Module({})
export class AdaptersModule {
  /** @param ordered the accounts that have ordered something. */
  static of(mail?: MailPort, ordered: ReadonlySet<number> = new Set()): DynamicModule {
    const providers = [
      { provide: AccountOrders, useValue: { exist: async (_: unknown, id: number) => ordered.has(id) } },
      mail ? { provide: MailPort, useValue: mail } : { provide: MailPort, useClass: MailboxMail },
      { provide: CallPort, useClass: MailboxCalls },
      SessionRepository,
      { provide: SessionVerifier, useClass: WriteSessions },
    ];
    return {
      module: AdaptersModule,
      global: true,
      providers,
      exports: [AccountOrders, MailPort, CallPort, SessionVerifier],
    };
  }
}
