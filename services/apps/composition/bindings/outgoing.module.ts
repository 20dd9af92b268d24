import { type DynamicModule, Module } from '@nestjs/common';
import { CallPort } from '#platform/calls/call.port.ts';
import { HttpCalls } from '#platform/calls/http/http-calls.adapter.ts';
import { NoCalls } from '#platform/calls/no-calls.adapter.ts';
import type { Config } from '#platform/kernel/config/config.ts';
import { ConfigError } from '#platform/kernel/config/config-error.ts';
import { DevMailboxModule } from '#platform/mail/development/dev-mailbox.module.ts';
import { MailboxStore } from '#platform/mail/development/mailbox.store.ts';
import { MailboxCalls } from '#platform/mail/development/mailbox-calls.adapter.ts';
import { MailboxMail } from '#platform/mail/development/mailbox-mail.adapter.ts';
import { MailPort } from '#platform/mail/mail.port.ts';

/** Binds mails and calls: SMTP where MAIL_URL is set, a telephone service where CALLS_URL is, the development mailbox elsewhere. */
@Module({})
export class OutgoingModule {
  /** @throws ConfigError when nobody would ever get a verification code. */
  static forRoot({ values }: Config): DynamicModule {
    if (!values.mailUrl && !values.devMailbox) {
      throw new ConfigError(
        'MAIL_URL: not set, so nobody would get a verification code; set smtp://user:password@host:587',
      );
    }
    const mailbox = { inject: [MailboxStore] };
    return {
      module: OutgoingModule,
      global: true,
      imports: values.devMailbox ? [DevMailboxModule] : [],
      providers: [
        values.mailUrl
          ? { provide: MailPort, useFactory: openSmtp(values.mailUrl, values.mailFrom) }
          : { provide: MailPort, ...mailbox, useFactory: (store: MailboxStore) => new MailboxMail(store) },
        values.callsUrl
          ? { provide: CallPort, useValue: new HttpCalls(values.callsUrl, values.callsKey ?? '', values.callsWay) }
          : values.devMailbox
            ? { provide: CallPort, ...mailbox, useFactory: (store: MailboxStore) => new MailboxCalls(store) }
            : { provide: CallPort, useClass: NoCalls },
      ],
      exports: [MailPort, CallPort],
    };
  }
}

/** The client of SMTP is large, and a site on one's own machine has a mailbox. */
function openSmtp(url: string, from: string): () => Promise<MailPort> {
  return async () => {
    const { SmtpMail } = await import('#platform/mail/smtp/smtp-mail.adapter.ts');
    return new SmtpMail(url, from);
  };
}
