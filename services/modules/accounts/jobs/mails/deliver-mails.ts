import { defineJob, type Job } from '#platform/jobs/job.ts';
import type { MailPort } from '#platform/mail/mail.port.ts';
import {
  accountDeletedPayload,
  addressWantedPayload,
  alreadyRegisteredPayload,
  contactChangedPayload,
  MAIL_ACCOUNT_DELETED,
  MAIL_ADDRESS_WANTED,
  MAIL_ALREADY_REGISTERED,
  MAIL_CODE,
  MAIL_CONTACT_CHANGED,
  MAIL_CONTACT_CODE,
  MAIL_PASSWORD_CHANGED,
  MAIL_RECOVERY,
  MAIL_TWO_FACTOR_RESET,
  MAIL_TWO_FACTOR_SWITCHED,
  mailCodePayload,
  mailContactCodePayload,
  mailRecoveryPayload,
  passwordChangedPayload,
  twoFactorResetPayload,
  twoFactorSwitchedPayload,
} from '../../application/account-jobs.ts';
import { addressWantedMail, contactChangedMail, contactCodeMail } from './contact-mail-texts.ts';
import { accountDeletedMail } from './deletion-mail-text.ts';
import { alreadyRegisteredMail, codeMail } from './mail-texts.ts';
import { passwordChangedMail, recoveryMail } from './password-mail-texts.ts';
import { twoFactorResetMail, twoFactorSwitchedMail } from './two-factor-mail-texts.ts';

export function deliverMails(mail: MailPort): Job[] {
  return [
    defineJob(MAIL_CODE, mailCodePayload, (payload, deliveryId) =>
      mail.send({ deliveryId, to: payload.to, ...codeMail(payload) }),
    ),
    defineJob(MAIL_ALREADY_REGISTERED, alreadyRegisteredPayload, (payload, deliveryId) =>
      mail.send({ deliveryId, to: payload.to, ...alreadyRegisteredMail(payload) }),
    ),
    defineJob(MAIL_RECOVERY, mailRecoveryPayload, (payload, deliveryId) =>
      mail.send({ deliveryId, to: payload.to, ...recoveryMail(payload) }),
    ),
    defineJob(MAIL_PASSWORD_CHANGED, passwordChangedPayload, (payload, deliveryId) =>
      mail.send({ deliveryId, to: payload.to, ...passwordChangedMail(payload) }),
    ),
    defineJob(MAIL_CONTACT_CODE, mailContactCodePayload, (payload, deliveryId) =>
      mail.send({ deliveryId, to: payload.to, ...contactCodeMail(payload, 'email') }),
    ),
    defineJob(MAIL_ADDRESS_WANTED, addressWantedPayload, (payload, deliveryId) =>
      mail.send({ deliveryId, to: payload.to, ...addressWantedMail(payload) }),
    ),
    defineJob(MAIL_CONTACT_CHANGED, contactChangedPayload, (payload, deliveryId) =>
      mail.send({ deliveryId, to: payload.to, ...contactChangedMail(payload) }),
    ),
    defineJob(MAIL_TWO_FACTOR_RESET, twoFactorResetPayload, (payload, deliveryId) =>
      mail.send({ deliveryId, to: payload.to, ...twoFactorResetMail(payload) }),
    ),
    defineJob(MAIL_TWO_FACTOR_SWITCHED, twoFactorSwitchedPayload, (payload, deliveryId) =>
      mail.send({ deliveryId, to: payload.to, ...twoFactorSwitchedMail(payload) }),
    ),
    defineJob(MAIL_ACCOUNT_DELETED, accountDeletedPayload, (payload, deliveryId) =>
      mail.send({ deliveryId, to: payload.to, ...accountDeletedMail(payload) }),
    ),
  ];
}
