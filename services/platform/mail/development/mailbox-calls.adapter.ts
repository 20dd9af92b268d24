import { Injectable } from '@nestjs/common';
import { CallPort, type PhoneCall } from '#platform/calls/call.port.ts';
import { MailboxStore } from './mailbox.store.ts';

/** What would be said on the telephone stays, as text, in the development mailbox. */
@Injectable()
export class MailboxCalls extends CallPort {
  readonly available = true;

  constructor(private readonly store: MailboxStore) {
    super();
  }

  say({ deliveryId, phone, text }: PhoneCall): Promise<void> {
    return this.store.add({ deliveryId, channel: 'call', recipient: phone, subject: 'تماس تلفنی', text, html: null });
  }
}
