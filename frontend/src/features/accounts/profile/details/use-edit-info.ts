import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../components/feedback/toast-store';
import { ApiError } from '../../../../lib/api/api-error';
import { api, call } from '../../../../lib/api/client';
import { queryClient } from '../../../../lib/api/query-client';
import { userQuery } from '../../../../lib/session/use-session';
import { bodyOf, type EditedInfo } from './edit-info';

/** Specification §8: what is said of an edit that was refused; why stands under the fields. */
const REFUSED = 'Please check yor enteri';

export function useEditInfo(onChanged: () => void) {
  const { t } = useTranslation('accounts');
  return useMutation({
    mutationFn: (form: EditedInfo) => call(api.POST('/api/user/editInfo', { body: bodyOf(form) })),
    onSuccess: ({ message, user: { name } }) => {
      queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, name });
      void queryClient.invalidateQueries({ queryKey: ['profile'] });
      toast.success(t(message));
      onChanged();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.authError) return;
      const refused = error instanceof ApiError && Object.keys(error.fields).length > 0;
      toast.error(t(refused ? REFUSED : error.message));
    },
  });
}
