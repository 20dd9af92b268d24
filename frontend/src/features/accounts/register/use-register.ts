import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, call } from '../../../lib/api/client';
import { submissionKeys } from '../../../lib/api/submission-key';
import { readReferrer } from '../../../lib/session/referrer';
import { forgetRegistrationOrder, holdRegistrationOrder } from '../../../lib/session/registration-order';
import { useCaptcha } from '../captcha/use-captcha';
import { holdPendingAccount } from '../verification/pending-account';
import type { PlanChoice } from './plan-choice';
import { cleaned, type Registration } from './registration';

interface Submission {
  form: Registration;
  choice: PlanChoice;
}

/** Registers; a free account goes on to its code, a paid one to its order first (specification §4). */
export function useRegister() {
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const [keys] = useState(() => submissionKeys());
  return useMutation({
    mutationFn: async ({ form, choice: { planId, offer } }: Submission) => {
      const solved = await captcha.take();
      const referrer = readReferrer();
      const body = {
        ...cleaned(form),
        planId,
        ...(offer && { offer_id: offer.id }),
        ...(referrer && { referrer_id: referrer }),
        captcha: solved,
      } as const;
      const content = JSON.stringify({ form, planId, offerId: offer?.id });
      return call(api.POST('/api/user/register', { body, headers: keys.headersFor(content) }));
    },
    onSuccess: ({ user_id: userId, price, size }, { form, choice: { planId, offer } }) => {
      const login = form.username.trim();
      const email = form.email.trim();
      forgetRegistrationOrder();
      holdPendingAccount({ userId, login, email });
      if (!offer) return navigate('/verify-account', { replace: true });
      holdRegistrationOrder({ userId, login, email, planId, offerId: offer.id, price, size, since: Date.now() });
      navigate('/confirm-order', { replace: true });
    },
  });
}
