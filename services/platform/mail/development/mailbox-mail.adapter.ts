import { Injectable } from '@nestjs/common';
import { type Mail, MailPort } from '../mail.port.js';
import { MailboxStore } from './mailbox.store.js';

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
