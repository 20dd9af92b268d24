import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { toast } from '../../../../components/feedback/toast-store.ts';
import { api, call } from '../../../../lib/api/client.ts';
import { endSession } from '../../session/start-session.ts';

export const deleteAccountSchema = z.object({
  password: z.string().check(z.minLength(1, 'Please enter your password')),
  /** Of the authenticator, for an account that has one. */
  code: z.string().check(z.trim()),
  sure: z.boolean().check(z.refine((sure) => sure)),
});
type Deletion = z.infer<typeof deleteAccountSchema>;

export function useDeleteAccount() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ password, code }: Deletion) =>
      call(api.POST('/api/user/deleteAccount', { body: { password, code: code || undefined } })),
    onSuccess: ({ message }) => {
      endSession();
      toast.success(t(message));
      navigate('/', { replace: true });
    },
  });
}
