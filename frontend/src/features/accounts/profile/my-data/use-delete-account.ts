import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { dismissToasts, toast } from '../../../../components/feedback/toasts/toast-store.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { api, call } from '../../../../lib/api/client.ts';
import { queryClient } from '../../../../lib/api/query-client.ts';
import { endSession } from '../../session/start-session.ts';
import { publicProfileQuery } from '../profile-query.ts';

export const deleteAccountSchema = z.object({
  password: z.string().check(z.minLength(1, 'Please enter your password')),
  /** Of the authenticator, for an account that has one. */
  code: z.string().check(z.trim()),
  sure: z.boolean().check(z.refine((sure) => sure)),
});
type Deletion = z.infer<typeof deleteAccountSchema>;

/** Where the answer was lost, or the session is over by now, it may have been done: nobody is left then by that name. */
async function isDeleted(error: unknown, username: string): Promise<boolean> {
  if (!(error instanceof ApiError) || (error.httpStatus !== 0 && !error.authError)) return false;
  const ask = () =>
    queryClient
      .fetchQuery({ ...publicProfileQuery(username), staleTime: 0, retry: false })
      .catch((reason: unknown) => reason);
  const answer = await ask();
  // The session was over, and has gone with that: a guest may ask.
  const final = answer instanceof ApiError && answer.authError ? await ask() : answer;
  return final instanceof ApiError && final.notFound;
}

/** @param username of whoever deletes their account. */
export function useDeleteAccount(username: string) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ password, code }: Deletion) =>
      call(api.POST('/api/user/deleteAccount', { body: { password, code: code || undefined } })).catch(
        async (error: unknown) => {
          if (await isDeleted(error, username)) return { message: 'Your account is deleted' };
          throw error;
        },
      ),
    onSuccess: ({ message }) => {
      // Such as that the session has ended.
      dismissToasts('info');
      endSession();
      toast.success(t(message));
      navigate('/', { replace: true });
    },
  });
}
