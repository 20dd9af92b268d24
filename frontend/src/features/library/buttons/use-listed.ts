import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toastErrors } from '../../../components/feedback/toasts/toast-errors.ts';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useShownAtOnce } from '../../../lib/mutations/use-shown-at-once.ts';
import { pressOf, rememberPress, useWantedPress } from '../../../lib/session/kept/wanted-press.ts';
import { useSignedIn } from '../../../lib/session/use-session.ts';
import { addToList, removeFromList, type Target } from '../target.ts';
import { askListed, JUST_ADDED, listedQuery } from './listed-query.ts';

/** Whether a target is on the viewer's list, and what puts it there or takes it off: shown at once, undone when refused. */
export function useListed(target: Target) {
  const { t } = useTranslation('library');
  const signedIn = useSignedIn();
  const client = useQueryClient();
  const query = listedQuery(target);
  const { queryKey } = query;
  const { data: listId = null, isPending } = useQuery({ ...query, enabled: signedIn });
  const set = useShownAtOnce({
    mutationKey: ['listed', target.kind, target.id],
    queryKey,
    none: null as number | null,
    changed: (_before, wanted: boolean) => (wanted ? JUST_ADDED : null),
    send: async (wanted) => {
      if (wanted) return addToList(target);
      // Not by the query: its answer would be shown, and the press undone, until the entry is off.
      const entry = await askListed(target);
      return entry === null ? null : removeFromList(target.kind, [entry]);
    },
    onSuccess: (message) => message !== null && toast.success(t(message)),
    onError: (error, wanted) => {
      // The session has ended: as a guest's press, it is carried out after the log-in.
      if (wanted && error instanceof ApiError && error.authError) rememberPress(pressOf(target), 'on');
      toastErrors(error, t);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: ['session', 'library'] });
      void client.invalidateQueries({ queryKey: ['followers', target.kind, target.id] });
    },
  });
  useWantedPress(
    pressOf(target),
    useCallback(() => set(true), [set]),
  );
  return { listed: listId !== null, known: !signedIn || !isPending, set };
}
