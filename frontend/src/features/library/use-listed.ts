import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toastErrors } from '../../components/feedback/toast-errors.ts';
import { toast } from '../../components/feedback/toast-store.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { JUST_ADDED, listedQuery } from './listed-query.ts';
import { addToList, removeFromList, type Target } from './target.ts';
import { takeEntry } from './wanted-entry.ts';

/** Whether a target is on the viewer's list, and what puts it there or takes it off: shown at once, undone when refused. */
export function useListed(target: Target) {
  const { t } = useTranslation('library');
  const { signedIn } = useSession();
  const client = useQueryClient();
  const query = listedQuery(target);
  const { queryKey } = query;
  const { data: listId = null, isPending } = useQuery({ ...query, enabled: signedIn });
  const mutationKey = ['listed', target.kind, target.id];
  const { mutate } = useMutation({
    mutationKey,
    // A second press is shown at once too, and waits for the first one's answer.
    scope: { id: mutationKey.join(' ') },
    mutationFn: async (wanted: boolean) => {
      const known = wanted ? null : await client.fetchQuery({ ...query, staleTime: 0 });
      return wanted || known === null ? addToList(target) : removeFromList(target.kind, [known]);
    },
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, wanted ? JUST_ADDED : null);
      return before;
    },
    onSuccess: (message) => toast.success(t(message)),
    onError: (error, _wanted, before) => {
      client.setQueryData(queryKey, before);
      toastErrors(error, t);
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) > 1) return;
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: ['session', 'library'] });
      void client.invalidateQueries({ queryKey: ['followers', target.kind, target.id] });
    },
  });
  const { kind, id } = target;
  useEffect(() => {
    if (signedIn && takeEntry({ kind, id })) mutate(true);
  }, [signedIn, kind, id, mutate]);
  return { listed: listId !== null, known: !signedIn || !isPending, set: mutate };
}
