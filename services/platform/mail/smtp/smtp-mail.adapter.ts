import { createTransport } from 'nodemailer';
import { type Mail, MailPort } from '../mail.port.ts';

const TIMEOUT_MS = 20_000;
/** As servers name recipients in what they answer. */
const ADDRESS = /[^\s<>:;,"'()[\]]+@[^\s<>:;,"'()[\]]+/g;

/** Hands mails to an SMTP server. */
export class SmtpMail extends MailPort {
  private readonly transport;
  private readonly domain: string;

  /**
   * @param url smtp://user:password@host:587 or smtps://…; query parameters are nodemailer's options.
   * @param from sender, as `Parde <no-reply@example.org>`.
   */
  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
    this.transport = createTransport(
      {
        url,
        pool: true,
        maxConnections: 3,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
      },
      { disableFileAccess: true, disableUrlAccess: true },
    );
  }

  /** @throws Error with the server's answer, which goes into the log, and so without anybody's address. */
  async send({ deliveryId, to, subject, text, html, unsubscribe }: Mail): Promise<void> {
    const mail = {
      from: this.from,
      // As an object, an address is never parsed as a list of addresses.
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId: `<${deliveryId}@${this.domain}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
      ...(unsubscribe && { list: { unsubscribe } }),
    };
    await this.transport.sendMail(mail).catch((error: Error) => {
      throw new Error(error.message.replaceAll(to, '[address]').replaceAll(ADDRESS, '[address]'));
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
