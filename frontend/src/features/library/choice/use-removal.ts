import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastErrors } from '../../../components/feedback/toasts/toast-errors.ts';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { removeFromList, type Target } from '../target.ts';

/** Takes entries off the viewer's list. */
export function useRemoval(kind: Target['kind'], onDone: () => void) {
  const { t } = useTranslation('library');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (listIds: number[]) => removeFromList(kind, listIds),
    onSuccess: async (message) => {
      // The button that was pressed goes with what it has taken off.
      document.getElementById('content')?.focus({ preventScroll: true });
      await client.invalidateQueries({ queryKey: ['session', 'library'] });
      void client.invalidateQueries({ queryKey: ['session', 'listed'] });
      toast.success(t(message));
      onDone();
    },
    onError: (error) => toastErrors(error, t),
  });
}
