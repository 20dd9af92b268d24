import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Criteria, PostType, TitleAnswer } from '../../../api/types.ts';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { api, call } from '../../../lib/api/client.ts';
import { submissionKeys } from '../../../lib/api/submission-key.ts';
import { saveReturnPath } from '../../../lib/session/kept/return-path.ts';
import { ofEachCriterion } from '../../../lib/vocabulary/criteria.ts';
import { type Choice, gradesOf, MAX_GRADE, MIN_GRADE, NOTHING_CHOSEN } from './criteria.ts';

const grade = z.nullable(z.number().check(z.minimum(MIN_GRADE), z.maximum(MAX_GRADE)));

/** What the sliders hold. That nothing was chosen is told with the first. */
export const choiceSchema = z.object(ofEachCriterion(grade)).check(
  z.refine((choice: Choice) => gradesOf(choice) !== null, {
    path: ['starring'],
    error: 'Please give at least one grade',
  }),
);

export interface RatedTitle {
  postId: number;
  slug: string;
  postType: PostType;
}

/** Sends the grades that were chosen; the page's own rating is there at once, the averages with the next answer of the server. */
export function useRate({ postId, slug, postType }: RatedTitle, mine: Criteria | null) {
  const { t } = useTranslation('community');
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const [keys] = useState(() => submissionKeys());
  return useMutation({
    mutationFn: (grades: Partial<Criteria>) => {
      const rating = { post_id: postId, ...grades };
      return call(
        api.POST('/api/user/ratePost', { body: { rating }, headers: keys.headersFor(JSON.stringify(rating)) }),
      );
    },
    onSuccess: ({ message }, grades) => {
      const rating = gradesOf({ ...(mine ?? NOTHING_CHOSEN), ...grades });
      keys.markArrived();
      const title = ['title', postType, slug];
      queryClient.setQueryData<TitleAnswer>(title, (answer) => answer && { ...answer, viewer: { rating } });
      void queryClient.invalidateQueries({ queryKey: title });
      void queryClient.invalidateQueries({ queryKey: ['profile'] });
      toast.success(t(message));
    },
    onError: (error) => {
      // The shell redirects to the login; the return path leads to the grades.
      if (error instanceof ApiError && error.authError) saveReturnPath(`${pathname}${search}#rate`);
    },
  });
}
