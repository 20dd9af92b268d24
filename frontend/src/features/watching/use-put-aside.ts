import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ContinueCard } from '../../api/types.ts';
import { toastErrors } from '../../components/feedback/toasts/toast-errors.ts';
import { toast } from '../../components/feedback/toasts/toast-store.ts';
import { api, call, idempotencyKey } from '../../lib/api/client.ts';
import { continueQuery } from './continue-query.ts';

/** Takes a title off the shelf at once; should that fail, it comes back. */
export function usePutAside() {
  const { t } = useTranslation('watching');
  const client = useQueryClient();
  const { queryKey } = continueQuery;
  return useMutation({
    mutationFn: ({ post_id }: ContinueCard) =>
      call(api.POST('/api/user/forgetPlayback', { body: { post_id }, headers: idempotencyKey() })),
    onMutate: async ({ post_id }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (cards) => cards?.filter((card) => card.post_id !== post_id));
      return before;
    },
    onSuccess: () => toast.success(t('continue.removed')),
    onError: (error, _card, before) => {
      client.setQueryData(queryKey, before);
      toastErrors(error, t);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['session', 'watching'] }),
  });
}
