import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Comment } from '../../../../api/types.ts';
import { toastErrors } from '../../../../components/feedback/toasts/toast-errors.ts';
import { Icon } from '../../../../components/icon/Icon.tsx';
import { FoldedText } from '../../../../components/text/FoldedText.tsx';
import { api, call } from '../../../../lib/api/client.ts';
import { partsOf } from '../writing/mentions.ts';

/** The text of a comment, or what stands before it: a spoiler's curtain, the minute it waits for, that it is gone. */
export function CommentBody({ comment }: { comment: Comment }) {
  const { t } = useTranslation('community');
  const [open, setOpen] = useState(false);
  if (comment.status === 'deleted') return <p className="mt-1 text-sm text-low italic">{t('comment.deleted')}</p>;
  if (comment.locked) return <Locked comment={comment} />;
  if (comment.spoiler && !comment.mine && !open) {
    return <Curtain text={t('comment.spoiler.hidden')} action={t('comment.show')} onOpen={() => setOpen(true)} />;
  }
  return <Words text={comment.body} />;
}

/** The server keeps the text back until the reader has come so far, or asks for it all the same. */
function Locked({ comment }: { comment: Comment }) {
  const { t } = useTranslation('community');
  const reveal = useMutation({
    mutationFn: async () => {
      const body = { comment_id: comment.id, reveal: true };
      const { comments } = await call(api.POST('/api/post/commentThread', { body }));
      return comments.flatMap((root) => [root, ...root.replies]).find(({ id }) => id === comment.id)?.body ?? '';
    },
    onError: (error) => toastErrors(error, t),
  });
  if (reveal.data !== undefined) return <Words text={reveal.data} />;
  const { place } = comment;
  const text = t(place?.season ? 'comment.locked.episode' : 'comment.locked', { ...place });
  return <Curtain text={text} action={t('comment.reveal')} onOpen={() => reveal.mutate()} />;
}

function Curtain({ text, action, onOpen }: { text: string; action: string; onOpen(): void }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-high/5 px-4 py-2 text-sm text-mid">
      <Icon name="lock" size={16} />
      <span className="min-w-0 grow basis-40">{text}</span>
      <button type="button" onClick={onOpen} className="min-h-11 rounded-full px-2 font-medium text-accent-text">
        {action}
      </button>
    </p>
  );
}

function Words({ text }: { text: string }) {
  return (
    <FoldedText text={text} className="mt-1 text-sm whitespace-pre-line text-high wrap-anywhere">
      {partsOf(text).map(({ at, text: part, username }) =>
        username ? (
          <Link
            key={at}
            to={`/user/${username}`}
            dir="ltr"
            className="rounded-sm font-medium text-accent-text hover:underline"
          >
            {part}
          </Link>
        ) : (
          part
        ),
      )}
    </FoldedText>
  );
}
