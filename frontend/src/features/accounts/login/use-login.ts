import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { api, call } from '../../../lib/api/client.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { startSession } from '../session/start-session.ts';
import { storePendingAccount } from '../verification/pending-account.ts';

export const loginSchema = z.object({
  /** E-mail address or username. */
  login: z.string().check(z.trim(), z.minLength(1, 'Please enter your email or username')),
  password: z.string().check(z.minLength(1, 'Please enter your password')),
  remember: z.boolean(),
});
export type Credentials = z.infer<typeof loginSchema>;

export const twoFactorSchema = z.object({ code: z.string().check(z.trim(), z.minLength(1)) });

interface Waiting {
  /** Handle of the registration. */
  user_id: string;
  phone: boolean;
  /** Seconds. */
  resend_in: number;
}

/** Whether the account still waits for the code of its registration; `useLogin` leads there. */
export function isUnverified(error: unknown): error is ApiError & { body: Waiting } {
  return error instanceof ApiError && error.code === 'not_verified' && typeof error.body.user_id === 'string';
}

/** Whether the password was right and the authenticator's code is still to come. */
export function wantsCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'code_required';
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
    mutationFn: async ({ login, password, remember, code }: Credentials & { code?: string }) => {
      const solved = await captcha.take();
      return call(
        api.POST('/api/user/login', { body: { credentials: { login, password, code }, captcha: solved, remember } }),
      );
    },
    onSuccess: ({ token, user }, { remember }) => startSession(token, user, remember),
    onError: (error, { login }) => {
      if (!isUnverified(error)) return;
      const { user_id: userId, phone, resend_in: resendIn } = error.body;
      storePendingAccount({ userId, email: login.includes('@') ? login : null, phone, resendIn });
      toast.info(t(error.message));
      navigate('/verify-account');
    },
  });
}
