import type { CallPort } from '../../../platform/calls/call.port.js';
import { defineEffect, type Effect } from '../../../platform/jobs/effect.js';
import type { MailPort } from '../../../platform/mail/mail.port.js';
import { CALL_CODE, callCodePayload } from './account-effects.js';
import { codeMail, spokenCode } from './mail-texts.js';

/** Reads the code aloud; a site without a telephone mails it, as it does for an account without a number. */
export function deliverCall(calls: CallPort, mail: MailPort): Effect {
  return defineEffect(CALL_CODE, callCodePayload, (payload, deliveryId) =>
    calls.available
      ? calls.say({ deliveryId, phone: payload.phone, text: spokenCode(payload.code) })
      : mail.send({ deliveryId, to: payload.to, ...codeMail(payload) }),
  );
}
