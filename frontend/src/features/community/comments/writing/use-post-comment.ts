import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Comment, User } from '../../../../api/types.ts';
import { toast } from '../../../../components/feedback/toasts/toast-store.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { api, call } from '../../../../lib/api/client.ts';
import { submissionKeys } from '../../../../lib/api/submission-key.ts';
import { saveReturnPath } from '../../../../lib/session/kept/return-path.ts';
import { NO_PLAN } from '../../../../lib/session/no-plan.ts';
import { type CommentPage, commentsKey, listsKey, withPosted } from '../comments-query.ts';
import { subjectFields } from '../subject.ts';
import type { CommentWords } from './comment-form.ts';
import type { DraftPlace } from './draft.ts';

type Posted = Pick<Comment, 'id' | 'status'>;

function postedComment(posted: Posted, { subject, parentId }: DraftPlace, words: CommentWords, user: User): Comment {
  const { username, name, avatar_path, plan } = user;
  const author = { username, name, avatar_path, premium: plan !== NO_PLAN };
  const about = { post_id: null, news_post_id: null, ...subjectFields(subject) };
  const facts = { ...about, parent_id: parentId, ...words, created_at: new Date().toISOString() };
  const nothing = { edited_at: null, changeable_until: null, locked: false, my_like: null, replies: [] };
  return {
    ...nothing,
    ...facts,
    ...posted,
    mine: true,
    likes: { up: 0, down: 0 },
    replies_count: 0,
    user: author,
  };
}

/** Posts a comment and shows it in the list at once, marked as pending unless it appeared. */
export function usePostComment(place: DraftPlace, user: User) {
  const { t } = useTranslation('community');
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const [keys] = useState(() => submissionKeys());
  return useMutation({
    mutationFn: (words: CommentWords) => {
      const { subject, parentId } = place;
      const comment = { ...subjectFields(subject), ...(parentId !== null && { parent_id: parentId }), ...words };
      return call(
        api.POST('/api/user/comment', { body: { comment }, headers: keys.headersFor(JSON.stringify(comment)) }),
      );
    },
    onSuccess: ({ message, comment_id: id, published }, words) => {
      keys.markArrived();
      const status = published ? ('approved' as const) : ('pending' as const);
      const posted = postedComment({ id, status }, place, words, user);
      queryClient.setQueriesData<InfiniteData<CommentPage>>(
        { queryKey: listsKey(place.subject) },
        (list) => list && withPosted(list, posted),
      );
      void queryClient.invalidateQueries({ queryKey: commentsKey(place.subject) });
      toast.success(t(message));
    },
    onError: (error) => {
      // The shell redirects to the login; the return path leads to the draft.
      if (error instanceof ApiError && error.authError) saveReturnPath(`${pathname}${search}#comments`);
    },
  });
}
