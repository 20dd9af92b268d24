import { queryOptions, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastErrors } from '../../../components/feedback/toast-errors.ts';
import { toast } from '../../../components/feedback/toast-store.ts';
import { api, call } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { downloadPath } from '../../../lib/downloads/file-paths.ts';

/** What a download manager shows in the member's place. */
export const downloadKeyQuery = queryOptions({
  queryKey: ['session', 'download-key'],
  queryFn: async ({ signal }) => (await call(api.POST('/api/user/downloadKey', { body: {}, signal }))).key,
});

/** A link that a download manager can use on its own. */
export function linkWithKey(fileId: number, key: string, origin = location.origin): string {
  return `${origin}${downloadPath(fileId)}?key=${encodeURIComponent(key)}`;
}

/** Makes the key anew: all links with the one before end. */
export function useRenewKey(onDone: () => void) {
  const { t } = useTranslation('downloads');
  return useMutation({
    mutationFn: () => call(api.POST('/api/user/renewDownloadKey', { body: {} })),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: downloadKeyQuery.queryKey });
      queryClient.removeQueries({ queryKey: ['session', 'download-list'] });
      toast.success(t('key.renewed'));
      onDone();
    },
    onError: (error) => toastErrors(error, t),
  });
}
