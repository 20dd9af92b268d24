import type { CallPort } from '#platform/calls/call.port.ts';
import { defineJob, type Job } from '#platform/jobs/job.ts';
import type { MailPort } from '#platform/mail/mail.port.ts';
import type { MailContent } from '#platform/mail/mail-text.ts';
import {
  CALL_CODE,
  CALL_CONTACT_CODE,
  type CallCodePayload,
  callCodePayload,
  callContactCodePayload,
} from '../application/account-jobs.ts';
import { contactCodeMail } from './mails/contact-mail-texts.ts';
import { codeMail, spokenCode } from './mails/mail-texts.ts';

/** Read codes aloud; a site without a telephone mails them, as it does for an account without a number. */
export function deliverCalls(calls: CallPort, mail: MailPort): Job[] {
  const deliver = (payload: CallCodePayload, deliveryId: string, content: MailContent) =>
    calls.available
      ? calls.say({ deliveryId, phone: payload.phone, text: spokenCode(payload.code) })
      : mail.send({ deliveryId, to: payload.to, ...content });
  return [
    defineJob(CALL_CODE, callCodePayload, (payload, deliveryId) => deliver(payload, deliveryId, codeMail(payload))),
    defineJob(CALL_CONTACT_CODE, callContactCodePayload, (payload, deliveryId) =>
      deliver(payload, deliveryId, contactCodeMail(payload, 'phone')),
    ),
  ];
}
