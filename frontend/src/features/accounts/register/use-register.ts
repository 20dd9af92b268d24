import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, call } from '../../../lib/api/client';
import { submissionKeys } from '../../../lib/api/submission-key';
import { readReferrer } from '../../../lib/session/referrer';
import { useCaptcha } from '../captcha/use-captcha';
import { holdPendingAccount } from '../verification/pending-account';
import { cleaned, type Registration } from './registration';

/** The free plan; the paid ones can be had once there are payments. */
const FREE_PLAN = 1;

export function useRegister() {
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const [keys] = useState(() => submissionKeys());
  return useMutation({
    mutationFn: async (form: Registration) => {
      const solved = await captcha.take();
      const referrer = readReferrer();
      const body = {
        ...cleaned(form),
        planId: FREE_PLAN,
        ...(referrer && { referrer_id: referrer }),
        captcha: solved,
      } as const;
      return call(api.POST('/api/user/register', { body, headers: keys.headersFor(JSON.stringify(form)) }));
    },
    onSuccess: ({ user_id: userId }, { username, email }) => {
      holdPendingAccount({ userId, login: username.trim() || email.trim(), email: email.trim() });
      navigate('/verify-account', { replace: true });
    },
  });
}
