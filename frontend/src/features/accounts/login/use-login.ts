import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../components/feedback/toast-store';
import { ApiError } from '../../../lib/api/api-error';
import { api, call } from '../../../lib/api/client';
import { useCaptcha } from '../captcha/use-captcha';
import { startSession } from '../session/start-session';
import { holdPendingAccount } from '../verification/pending-account';

export interface Credentials {
  /** E-mail address or username. */
  login: string;
  password: string;
  remember: boolean;
}

/** The user id of an account that still waits for its code, when that is what the server says. */
export function unverifiedUser(error: Error | null): number | null {
  if (!(error instanceof ApiError) || error.code !== 'not_verified') return null;
  return typeof error.body.user_id === 'number' ? error.body.user_id : null;
}

export function useLogin() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const captcha = useCaptcha();
  return useMutation({
    mutationFn: async ({ login, password, remember }: Credentials) => {
      const solved = await captcha.take();
      const credentials = { login: login.trim(), password };
      return call(api.POST('/api/user/login', { body: { credentials, captcha: solved, remember } }));
    },
    onSuccess: ({ token, user }, { remember }) => startSession(token, user, remember),
    onError: (error, { login }) => {
      const userId = unverifiedUser(error);
      if (userId === null) return;
      holdPendingAccount({ userId, login: login.trim(), email: login.includes('@') ? login.trim() : null });
      toast.info(t(error.message));
      navigate('/verify-account');
    },
  });
}
