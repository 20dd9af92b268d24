import type { CallPort } from '#platform/calls/call.port.ts';
import { defineJob, type Job } from '#platform/jobs/job.ts';
import type { MailPort } from '#platform/mail/mail.port.ts';
import { CALL_CODE, callCodePayload } from '../application/account-jobs.ts';
import { codeMail, spokenCode } from './mail-texts.ts';

/** Reads the code aloud; a site without a telephone mails it, as it does for an account without a number. */
export function deliverCall(calls: CallPort, mail: MailPort): Job {
  return defineJob(CALL_CODE, callCodePayload, (payload, deliveryId) =>
    calls.available
      ? calls.say({ deliveryId, phone: payload.phone, text: spokenCode(payload.code) })
      : mail.send({ deliveryId, to: payload.to, ...codeMail(payload) }),
  );
}
