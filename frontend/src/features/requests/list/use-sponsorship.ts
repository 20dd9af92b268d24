import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastErrors } from '../../../components/feedback/toasts/toast-errors.ts';
import { api, call } from '../../../lib/api/client.ts';
import { ownRequestsQuery, type TitleRequest } from '../request-queries.ts';

interface Change {
  request: TitleRequest;
  join: boolean;
}

/** Joins a wish or leaves it: shown at once, and undone when it is refused. */
export function useSponsorship() {
  const { t } = useTranslation('requests');
  const queryClient = useQueryClient();
  const { queryKey } = ownRequestsQuery;
  return useMutation({
    mutationFn: ({ request: { id }, join }: Change) =>
      call(api.POST(join ? '/api/user/joinRequest' : '/api/user/leaveRequest', { body: { request_id: id } })),
    onMutate: async ({ request, join }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (own) => own && withChange(own, request, join));
      return { before };
    },
    onError: (error, _change, context) => {
      queryClient.setQueryData(queryKey, context?.before);
      toastErrors(error, t);
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: ['popular-requests'] });
    },
  });
}

export function withChange(own: readonly TitleRequest[], request: TitleRequest, join: boolean): TitleRequest[] {
  const others = own.filter(({ id }) => id !== request.id);
  return join ? [{ ...request, sponsors: request.sponsors + 1 }, ...others] : others;
}
