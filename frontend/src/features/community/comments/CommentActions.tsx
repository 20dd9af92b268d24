import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '../../../api/types.ts';
import { IconButton } from '../../../components/button/IconButton.tsx';
import { toast } from '../../../components/feedback/toast-store.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { classNames } from '../../../components/layout/class-names.ts';
import { Menu, MenuItem } from '../../../components/overlay/Menu.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useDeleteComment, useLike } from './use-comment-change.ts';

const ReportDialog = lazy(() => import('./ReportDialog.tsx'));

/** What a reader can do with a comment: say what they think of it, link to it, report it, change their own or take it back. */
export function CommentActions({ comment, onEdit }: { comment: Comment; onEdit(): void }) {
  const { t } = useTranslation('community');
  const { signedIn } = useSession();
  const [reporting, setReporting] = useState(false);
  const remove = useDeleteComment(comment);
  const changeable = comment.changeable_until !== null && new Date(comment.changeable_until) > new Date();
  const copy = () =>
    navigator.clipboard
      .writeText(`${location.origin}${location.pathname}#comment-${comment.id}`)
      .then(() => toast.success(t('comment.link.copied')));
  return (
    <div className="-ms-2 mt-1 flex items-center gap-1 text-low">
      {comment.status === 'approved' && (
        <>
          <Opinion comment={comment} side="up" enabled={signedIn && !comment.mine} />
          <Opinion comment={comment} side="down" enabled={signedIn && !comment.mine} />
        </>
      )}
      <Menu trigger={<IconButton icon="more" label={t('comment.actions')} size={18} />}>
        {changeable && comment.replies_count === 0 && <MenuItem onChoose={onEdit}>{t('comment.edit')}</MenuItem>}
        <MenuItem onChoose={() => void copy()}>{t('comment.link')}</MenuItem>
        {signedIn && !comment.mine && <MenuItem onChoose={() => setReporting(true)}>{t('comment.report')}</MenuItem>}
        {changeable && <MenuItem onChoose={() => remove.mutate()}>{t('comment.delete')}</MenuItem>}
      </Menu>
      {reporting && (
        <Suspense>
          <ReportDialog comment={comment} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Opinion({ comment, side, enabled }: { comment: Comment; side: 'up' | 'down'; enabled: boolean }) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const like = useLike(comment);
  const on = comment.my_like === side;
  const count = comment.likes[side];
  const label = t(side === 'up' ? 'comment.like' : 'comment.dislike');
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={count > 0 ? `${label}: ${format.number(count)}` : label}
      disabled={!enabled || like.isPending}
      onClick={() => like.mutate(on ? null : side)}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2 text-xs tabular-nums transition-colors',
        on ? 'text-accent-text' : 'enabled:hover:text-high',
      )}
    >
      <Icon name="like" size={16} className={side === 'down' ? 'rotate-180' : undefined} />
      {count > 0 && format.number(count)}
    </button>
  );
}
