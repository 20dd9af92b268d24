import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { api, call } from '../../../lib/api/client.ts';
import { submissionKeys } from '../../../lib/api/submission-key.ts';
import { ownRequestsQuery } from '../request-queries.ts';

export const requestSchema = z.object({
  type: z.union([z.literal(1), z.literal(2)]),
  link: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Insert your film-database id of movie or tv series you required'),
      z.maxLength(2_000, 'Please insert a proper film-database id'),
    ),
});

/** Sends a wish; says so when the site has the title already, or the wish. */
export function useAddRequest() {
  const { t } = useTranslation('requests');
  const queryClient = useQueryClient();
  const [keys] = useState(() => submissionKeys());
  return useMutation({
    mutationFn: (body: z.infer<typeof requestSchema>) =>
      call(api.POST('/api/user/addRequest', { body, headers: keys.headersFor(JSON.stringify(body)) })),
    onSuccess: ({ added, message }) => {
      keys.markArrived();
      if (added) toast.success(t(message));
      else toast.info(t(message));
      void queryClient.invalidateQueries({ queryKey: ownRequestsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: ['popular-requests'] });
      void queryClient.invalidateQueries({ queryKey: ['find-requested'] });
    },
  });
}
