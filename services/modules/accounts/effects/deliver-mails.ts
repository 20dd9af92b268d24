import { defineEffect, type Effect } from '../../../platform/jobs/effect.js';
import type { MailPort } from '../../../platform/mail/mail.port.js';
import {
  alreadyRegisteredPayload,
  MAIL_ALREADY_REGISTERED,
  MAIL_CODE,
  MAIL_PASSWORD_CHANGED,
  MAIL_RECOVERY,
  mailCodePayload,
  mailRecoveryPayload,
  passwordChangedPayload,
} from './account-effects.js';
import { alreadyRegisteredMail, codeMail } from './mail-texts.js';
import { passwordChangedMail, recoveryMail } from './password-mail-texts.js';

export function deliverMails(mail: MailPort): Effect[] {
  return [
    defineEffect(MAIL_CODE, mailCodePayload, (payload, deliveryId) =>
      mail.send({ deliveryId, to: payload.to, ...codeMail(payload) }),
    ),
    defineEffect(MAIL_ALREADY_REGISTERED, alreadyRegisteredPayload, ({ to }, deliveryId) =>
      mail.send({ deliveryId, to, ...alreadyRegisteredMail() }),
    ),
    defineEffect(MAIL_RECOVERY, mailRecoveryPayload, (payload, deliveryId) =>
      mail.send({ deliveryId, to: payload.to, ...recoveryMail(payload) }),
    ),
    defineEffect(MAIL_PASSWORD_CHANGED, passwordChangedPayload, (payload, deliveryId) =>
      mail.send({ deliveryId, to: payload.to, ...passwordChangedMail(payload) }),
    ),
  ];
}
