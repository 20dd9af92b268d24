import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Comment } from '../../../../api/types.ts';
import { toast } from '../../../../components/feedback/toasts/toast-store.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { api, call } from '../../../../lib/api/client.ts';
import { submissionKeys } from '../../../../lib/api/submission-key.ts';
import { saveReturnPath } from '../../../../lib/session/kept/return-path.ts';
import { type CommentPage, commentsKey, withChanged } from '../comments-query.ts';
import { subjectOf } from '../subject.ts';
import type { CommentWords } from './comment-form.ts';

/** Puts other words in one's own comment. */
export function useEditComment(comment: Comment) {
  const { t } = useTranslation('community');
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const [keys] = useState(() => submissionKeys());
  return useMutation({
    mutationFn: ({ body, spoiler, place }: CommentWords) => {
      const edited = { comment_id: comment.id, body, spoiler, place };
      const headers = keys.headersFor(JSON.stringify(edited));
      return call(api.POST('/api/user/editComment', { body: { comment: edited }, headers }));
    },
    onSuccess: ({ message, published }, { body, spoiler, place }) => {
      keys.markArrived();
      const status = published ? ('approved' as const) : ('pending' as const);
      const queryKey = commentsKey(subjectOf(comment));
      client.setQueriesData<InfiniteData<CommentPage>>(
        { queryKey },
        (lists) => lists && withChanged(lists, comment.id, (one) => ({ ...one, body, spoiler, place, status })),
      );
      toast.success(t(message));
      void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      // Not to the comment itself: while it waits for a moderator no link leads there.
      if (error instanceof ApiError && error.authError) saveReturnPath(`${pathname}${search}#comments`);
    },
  });
}
