import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criteria, PostType, TitleAnswer } from '../../../api/types';
import { toastErrors } from '../../../components/feedback/toast-errors';
import { toast } from '../../../components/feedback/toast-store';
import { api, call } from '../../../lib/api/client';
import { submissionKeys } from '../../../lib/api/submission-key';

interface RatedTitle {
  postId: number;
  slug: string;
  postType: PostType;
}

/** Sends the six grades; the page's own rating is there at once, the averages with the next answer of the server. */
export function useRate({ postId, slug, postType }: RatedTitle, onRated: () => void) {
  const { t } = useTranslation('community');
  const queryClient = useQueryClient();
  const [keys] = useState(() => submissionKeys());
  return useMutation({
    mutationFn: (grades: Criteria) => {
      const rating = { post_id: postId, ...grades };
      return call(
        api.POST('/api/user/ratePost', { body: { rating }, headers: keys.headersFor(JSON.stringify(rating)) }),
      );
    },
    onSuccess: ({ message }, grades) => {
      keys.arrived();
      const title = ['title', postType, slug];
      queryClient.setQueryData<TitleAnswer>(title, (answer) => answer && { ...answer, viewer: { rating: grades } });
      void queryClient.invalidateQueries({ queryKey: title });
      void queryClient.invalidateQueries({ queryKey: ['profile'] });
      toast.success(t(message));
      onRated();
    },
    onError: (error) => toastErrors(error, t),
  });
}
