import { defineEffect, type Effect } from '../../../platform/jobs/effect.js';
import type { MailPort } from '../../../platform/mail/mail.port.js';
import { alreadyRegisteredPayload, MAIL_ALREADY_REGISTERED, MAIL_CODE, mailCodePayload } from './account-effects.js';
import { alreadyRegisteredMail, codeMail } from './mail-texts.js';

export function deliverMails(mail: MailPort): Effect[] {
  return [
    defineEffect(MAIL_CODE, mailCodePayload, (payload, deliveryId) =>
      mail.send({ deliveryId, to: payload.to, ...codeMail(payload) }),
    ),
    defineEffect(MAIL_ALREADY_REGISTERED, alreadyRegisteredPayload, ({ to }, deliveryId) =>
      mail.send({ deliveryId, to, ...alreadyRegisteredMail() }),
    ),
  ];
}
