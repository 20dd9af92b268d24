import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FileFacts } from '../../../api/types.ts';
import { toastErrors } from '../../../components/feedback/toasts/toast-errors.ts';
import { api, call } from '../../../lib/api/client.ts';

/** For what was seen elsewhere, as from a download: the file is at its end, as if it had been played. */
export function useMarkWatched({ id, duration }: FileFacts) {
  const { t } = useTranslation('title');
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.POST('/api/playtime', { body: { fid: id, time: duration } })),
    onError: (error) => toastErrors(error, t),
    onSettled: async () => {
      // Comments about a minute open with it.
      void client.invalidateQueries({ queryKey: ['comments'] });
      await client.invalidateQueries({ queryKey: ['session', 'watching'] });
    },
  });
}
