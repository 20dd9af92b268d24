import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { forgetFormDraft } from '../../../components/form/form-draft.ts';
import { api, call } from '../../../lib/api/client.ts';
import { takeReturnPath } from '../../../lib/session/kept/return-path.ts';
import { REGISTRATION_DRAFT } from '../register/registration.ts';
import { startSession } from '../session/start-session.ts';
import { CODE_LENGTH } from './code-digits.ts';
import { clearPendingAccount, type PendingAccount } from './pending-account.ts';

export const codeSchema = z.object({ code: z.string().check(z.length(CODE_LENGTH, 'The code has 6 digits')) });

/** As the log-in form has it from the start. */
const REMEMBER = true;

/** Verifies an account with the code that it was sent, and is signed in by that. */
export function useVerification({ userId }: PendingAccount) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ code }: z.infer<typeof codeSchema>) =>
      call(api.POST('/api/user/verify', { body: { user_id: userId, code, remember: REMEMBER } })),
    onSuccess: ({ message, token, user }) => {
      clearPendingAccount();
      forgetFormDraft(REGISTRATION_DRAFT);
      toast.success(t(message));
      navigate(takeReturnPath(), { replace: true });
      startSession(token, user, REMEMBER);
    },
  });
}
