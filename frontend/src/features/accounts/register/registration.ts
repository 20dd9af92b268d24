import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Plan } from '../../../api/types.ts';
import { api, call } from '../../../lib/api/client.ts';
import { submissionKeys } from '../../../lib/api/submission-key.ts';
import { latinDigits } from '../../../lib/format/number.ts';
import { readReferrer } from '../../../lib/session/kept/referrer.ts';
import { clearRegistrationOrder, storeRegistrationOrder } from '../../../lib/session/kept/registration-order.ts';
import { typedLine } from '../../../lib/text/typed-line.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { pendingAccount, storePendingAccount } from '../verification/pending-account.ts';
import { forgetOfferOnTheWay } from './offer-on-the-way.ts';
import { passwordFields, samePasswords } from './passwords-schema.ts';
import { FREE } from './plan-choice.ts';

const USERNAME = /^[A-Za-z][A-Za-z0-9_-]{2,29}$/;
const BAD_USERNAME = 'The username must have 3 to 30 English letters, digits, _ or - and begin with a letter';

export const emailField = z
  .string()
  .check(
    z.overwrite(typedLine),
    z.minLength(1, 'Please enter your email'),
    z.regex(/^\S+@\S+\.\S+$/, 'The email is not valid'),
  );
export const phoneField = z.string().check(z.overwrite((text) => latinDigits(text).replace(/[\s()-]/g, '')));

/** What can be checked without the server, in its own sentences; it checks everything again and knows more. */
export const registrationSchema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, 'Please enter your name')),
    username: z
      .string()
      .check(z.overwrite(typedLine), z.minLength(1, 'Please enter a username'), z.regex(USERNAME, BAD_USERNAME)),
    email: emailField,
    phone: phoneField,
    ...passwordFields,
    planId: z.number(),
    /** Which of the plan's offers; null for the free plan. */
    offer: z.nullable(z.custom<Plan>()),
  })
  .check(samePasswords);
export type Registration = z.infer<typeof registrationSchema>;

export const EMPTY_REGISTRATION: Registration = {
  name: '',
  username: '',
  email: '',
  phone: '',
  password: '',
  password_confirmation: '',
  ...FREE,
};

/** Until the account is verified: whoever has mistyped their address comes back to the form. */
export const REGISTRATION_DRAFT = {
  name: 'registration',
  fields: ['name', 'username', 'email', 'phone', 'planId', 'offer'],
  outlivesSending: true,
} as const;

/** As it goes to the server: the telephone number is left out when there is none. */
export function registrationBody({ phone, offer, ...required }: Registration) {
  // One of this tab that waits for its code gives its username up: its address may have been mistyped.
  const replaces = pendingAccount()?.userId;
  return { ...required, phone: phone === '' ? undefined : phone, offer_id: offer?.id, replaces };
}

/** Registers; a free account goes on to its code, a paid one to its order first (specification §4). */
export function useRegister() {
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const [keys] = useState(() => submissionKeys());
  return useMutation({
    mutationFn: async (registration: Registration) => {
      const solved = await captcha.take();
      const fields = registrationBody(registration);
      const body = { ...fields, referrer_id: readReferrer() ?? undefined, captcha: solved };
      return call(api.POST('/api/user/register', { body, headers: keys.headersFor(JSON.stringify(fields)) }));
    },
    onSuccess: ({ user_id: userId, price, size, resend_in: resendIn }, registration) => {
      const { username: login, email, phone, planId, offer } = registration;
      clearRegistrationOrder();
      storePendingAccount({ userId, email, phone: phone !== '', resendIn });
      if (!offer) return navigate('/verify-account', { replace: true });
      // This is its order: nobody is asked to pay for it again once the account is verified.
      forgetOfferOnTheWay();
      storeRegistrationOrder({ userId, login, email, planId, offerId: offer.id, price, size, since: Date.now() });
      navigate('/confirm-order', { replace: true });
    },
  });
}
