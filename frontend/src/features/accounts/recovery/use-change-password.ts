import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../components/feedback/toast-store.ts';
import { api, call } from '../../../lib/api/client.ts';
import { readToken } from '../../../lib/session/token.ts';
import type { Passwords } from '../register/passwords-schema.ts';
import { endSession } from '../session/start-session.ts';

/** @param hash of the mailed link. */
export function useChangePassword(hash: string) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (passwords: Passwords) => call(api.POST('/api/user/changePassword', { body: { hash, ...passwords } })),
    onSuccess: ({ message }) => {
      // The server has ended the session there was.
      if (readToken()) endSession();
      toast.success(t(message));
      navigate('/login', { replace: true });
    },
  });
}
