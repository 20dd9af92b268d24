import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastErrors } from '../../../components/feedback/toasts/toast-errors.ts';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { api, call } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { downloadKeyQuery } from '../../../lib/downloads/download-key.ts';

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
