import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Comment } from '../../../../api/types.ts';
import { toastErrors } from '../../../../components/feedback/toasts/toast-errors.ts';
import { toast } from '../../../../components/feedback/toasts/toast-store.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { api, call, idempotencyKey } from '../../../../lib/api/client.ts';
import { submissionKeys } from '../../../../lib/api/submission-key.ts';
import { saveReturnPath } from '../../../../lib/session/kept/return-path.ts';
import { rememberPress } from '../../../../lib/session/kept/wanted-press.ts';
import { likePress } from '../../like-press.ts';
import { type CommentPage, commentsKey, withChanged } from '../comments-query.ts';
import { subjectOf } from '../subject.ts';

type Opinion = 'up' | 'down' | null;

/** A comment after its reader has changed their opinion of it. */
export function liked(comment: Comment, opinion: Opinion): Comment {
  const { up, down } = comment.likes;
  const likes = {
    up: up - Number(comment.my_like === 'up') + Number(opinion === 'up'),
    down: down - Number(comment.my_like === 'down') + Number(opinion === 'down'),
  };
  return { ...comment, likes, my_like: opinion };
}

/** Shows a changed opinion at once; refused, it is as before. */
export function useLike(comment: Comment) {
  const { t } = useTranslation('community');
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const queryKey = commentsKey(subjectOf(comment));
  const show = (opinion: Opinion) =>
    client.setQueriesData<InfiniteData<CommentPage>>(
      { queryKey },
      (lists) => lists && withChanged(lists, comment.id, (one) => liked(one, opinion)),
    );
  return useMutation({
    mutationFn: (opinion: Opinion) => {
      const body = { entity: 'comment' as const, entity_id: comment.id, type: opinion ?? ('none' as const) };
      return call(api.POST('/api/user/like', { body, headers: idempotencyKey() }));
    },
    onMutate: async (opinion) => {
      await client.cancelQueries({ queryKey });
      show(opinion);
      return comment.my_like;
    },
    onError: (error, opinion, before) => {
      show(before ?? null);
      if (error instanceof ApiError && error.authError) {
        saveReturnPath(`${pathname}${search}#comment-${comment.id}`);
        if (opinion) rememberPress(likePress('comment', comment.id), opinion);
      }
      toastErrors(error, t);
    },
  });
}

/** Takes one's own comment back. */
export function useDeleteComment(comment: Comment) {
  const { t } = useTranslation('community');
  const client = useQueryClient();
  const [keys] = useState(() => submissionKeys());
  return useMutation({
    mutationFn: () =>
      call(api.POST('/api/user/deleteComment', { body: { comment_id: comment.id }, headers: keys.headersFor('') })),
    onSuccess: ({ message }) => {
      keys.markArrived();
      toast.success(t(message));
      return client.invalidateQueries({ queryKey: commentsKey(subjectOf(comment)) });
    },
    onError: (error) => toastErrors(error, t),
  });
}

export const REPORT_REASONS = ['spoiler', 'insult', 'advertising', 'off_topic', 'other'] as const;
type ReportReason = (typeof REPORT_REASONS)[number];

export function useReportComment(comment: Comment) {
  const { t } = useTranslation('community');
  const [keys] = useState(() => submissionKeys());
  return useMutation({
    mutationFn: (reason: ReportReason) => {
      const body = { comment_id: comment.id, reason };
      return call(api.POST('/api/user/reportComment', { body, headers: keys.headersFor(reason) }));
    },
    onSuccess: ({ message }) => {
      keys.markArrived();
      toast.success(t(message));
    },
    onError: (error) => toastErrors(error, t),
  });
}
