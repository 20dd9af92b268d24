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
  /** The second step of an account that has one. */
  code: string | null;
}

/** The user id of an account that still waits for its code, when that is what the server says. */
export function unverifiedUser(error: Error | null): number | null {
  if (!(error instanceof ApiError) || error.code !== 'not_verified') return null;
  return typeof error.body.user_id === 'number' ? error.body.user_id : null;
}

/** Whether the password was right and the authenticator's code is still to come. */
export function wantsCode(error: Error | null): boolean {
  return error instanceof ApiError && (error.code === 'code_required' || error.code === 'wrong_code');
}

/** Why staff has closed the account, when they said. */
export function suspensionReason(error: Error | null): string | null {
  if (!(error instanceof ApiError) || error.code !== 'account_suspended') return null;
  return typeof error.body.reason === 'string' ? error.body.reason : null;
}

export function useLogin() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const captcha = useCaptcha();
  return useMutation({
    mutationFn: async ({ login, password, remember, code }: Credentials) => {
      const solved = await captcha.take();
      const credentials = { login: login.trim(), password, ...(code && { code }) };
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
