import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { api, call } from '../../../lib/api/client.ts';
import { submissionKeys } from '../../../lib/api/submission-key.ts';
import { readToken } from '../../../lib/session/token.ts';
import type { Passwords } from '../register/passwords-schema.ts';
import { endSession } from '../session/start-session.ts';

/** @param hash of the mailed link. */
export function useChangePassword(hash: string) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [keys] = useState(() => submissionKeys());
  return useMutation({
    mutationFn: (passwords: Passwords) => {
      const headers = keys.headersFor(JSON.stringify(passwords));
      return call(api.POST('/api/user/changePassword', { body: { hash, ...passwords }, headers }));
    },
    onSuccess: ({ message }) => {
      keys.markArrived();
      // The server has ended the session there was.
      if (readToken()) endSession();
      toast.success(t(message));
      navigate('/login', { replace: true });
    },
  });
}
