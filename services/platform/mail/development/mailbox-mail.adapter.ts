import { Injectable } from '@nestjs/common';
import { type Mail, MailPort } from '../mail.port.ts';
import { MailboxStore } from './mailbox.store.ts';

/** Mails stay in the development mailbox. */
@Injectable()
export class MailboxMail extends MailPort {
  constructor(private readonly store: MailboxStore) {
    super();
  }

  send({ deliveryId, to, subject, text, html }: Mail): Promise<void> {
    return this.store.add({ deliveryId, channel: 'mail', recipient: to, subject, text, html });
  }
}
