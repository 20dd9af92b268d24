import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { toast } from '../../../components/feedback/toast-store.ts';
import { api, call } from '../../../lib/api/client.ts';

export const recoverySchema = z.object({
  // The sentence of specification §8 for anything that is no address.
  email: z.string().check(z.trim(), z.minLength(1, 'Wrong email address , Try again')),
});

/** Asks for the mail with the link to a new password. */
export function useRecovery() {
  const { t } = useTranslation('accounts');
  return useMutation({
    mutationFn: (body: z.infer<typeof recoverySchema>) => call(api.POST('/api/user/recovery', { body })),
    onSuccess: ({ message }) => toast.success(t(message)),
    onError: (error) => toast.error(t(error.message)),
  });
}
