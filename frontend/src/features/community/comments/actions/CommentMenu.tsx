import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '../../../../api/types.ts';
import { IconButton } from '../../../../components/button/IconButton.tsx';
import { copyText } from '../../../../components/feedback/copy-text.ts';
import { lazyPart } from '../../../../components/feedback/lazy-part.ts';
import { failedOverlay, Part } from '../../../../components/feedback/Part.tsx';
import { Menu, MenuItem } from '../../../../components/overlay/Menu.tsx';
import { useSignedIn } from '../../../../lib/session/use-session.ts';

const ReportDialog = lazyPart('ReportDialog', () => import('./ReportDialog.tsx'));
const DeleteDialog = lazyPart('DeleteDialog', () => import('./DeleteDialog.tsx'));

/** Links to a comment, reports it, changes one's own or takes it back. Opens as soon as it is there. */
export default function CommentMenu({ comment, onEdit }: { comment: Comment; onEdit(): void }) {
  const { t } = useTranslation('community');
  const signedIn = useSignedIn();
  const [open, setOpen] = useState(true);
  const [asking, setAsking] = useState<'report' | 'delete' | null>(null);
  const changeable = comment.changeable_until !== null && new Date(comment.changeable_until) > new Date();
  const copy = () => copyText(`${location.origin}${location.pathname}#comment-${comment.id}`, t('comment.link.copied'));
  const close = () => setAsking(null);
  return (
    <>
      <Menu
        open={open}
        onOpenChange={setOpen}
        trigger={<IconButton icon="more" label={t('comment.actions')} size={18} />}
      >
        {changeable && comment.replies_count === 0 && <MenuItem onChoose={onEdit}>{t('comment.edit')}</MenuItem>}
        {comment.status === 'pending' ? (
          <MenuItem>{t('comment.link.pending')}</MenuItem>
        ) : (
          <MenuItem onChoose={() => void copy()}>{t('comment.link')}</MenuItem>
        )}
        {signedIn && !comment.mine && <MenuItem onChoose={() => setAsking('report')}>{t('comment.report')}</MenuItem>}
        {changeable && <MenuItem onChoose={() => setAsking('delete')}>{t('comment.delete')}</MenuItem>}
      </Menu>
      <Part failed={failedOverlay}>
        {asking === 'report' && <ReportDialog comment={comment} onClose={close} />}
        {asking === 'delete' && <DeleteDialog comment={comment} onClose={close} />}
      </Part>
    </>
  );
}
