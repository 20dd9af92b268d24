import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Comment, User } from '../../../api/types';
import { toast } from '../../../components/feedback/toast-store';
import { ApiError } from '../../../lib/api/api-error';
import { api, call } from '../../../lib/api/client';
import { submissionKeys } from '../../../lib/api/submission-key';
import { saveReturnPath } from '../../../lib/session/return-path';
import { commentsQuery, withPosted } from './comments-query';
import type { DraftPlace } from './draft';

function pendingComment(id: number, { postId, parentId }: DraftPlace, body: string, user: User): Comment {
  const { username, name, avatar_path } = user;
  const facts = { id, post_id: postId, parent_id: parentId, body, created_at: new Date().toISOString() };
  return { ...facts, status: 'pending', mine: true, user: { username, name, avatar_path }, replies: [] };
}

/** Posts a comment; it stands in the list at once, marked as waiting. */
export function usePostComment(place: DraftPlace, user: User, onPosted: () => void) {
  const { t } = useTranslation('community');
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const [keys] = useState(() => submissionKeys());
  return useMutation({
    mutationFn: (body: string) => {
      const { postId: post_id, parentId } = place;
      const comment = parentId === null ? { post_id, body } : { post_id, parent_id: parentId, body };
      return call(
        api.POST('/api/user/comment', { body: { comment }, headers: keys.headersFor(JSON.stringify(comment)) }),
      );
    },
    onSuccess: ({ message, comment_id: id }, body) => {
      keys.arrived();
      const { queryKey } = commentsQuery(place.postId);
      queryClient.setQueryData(queryKey, (list) => list && withPosted(list, pendingComment(id, place, body, user)));
      void queryClient.invalidateQueries({ queryKey });
      toast.success(t(message));
      onPosted();
    },
    onError: (error) => {
      // The shell asks to log in; the way back leads to what was being written.
      if (error instanceof ApiError && error.authError) saveReturnPath(`${pathname}${search}#comments`);
    },
  });
}
