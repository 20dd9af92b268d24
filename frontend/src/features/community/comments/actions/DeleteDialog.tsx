import { useTranslation } from 'react-i18next';
import type { Comment } from '../../../../api/types.ts';
import { Button } from '../../../../components/button/Button.tsx';
import { Dialog } from '../../../../components/overlay/Dialog.tsx';
import { useDeleteComment } from './use-comment-change.ts';

/** What was deleted does not come back, so it is asked for once more. */
export default function DeleteDialog({ comment, onClose }: { comment: Comment; onClose(): void }) {
  const { t } = useTranslation('community');
  const remove = useDeleteComment(comment);
  return (
    <Dialog open onOpenChange={(open) => !open && !remove.isPending && onClose()} title={t('comment.delete.question')}>
      <p className="mb-6 text-sm text-mid">{t('comment.delete.text')}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} disabled={remove.isPending}>
          {t('comment.delete.keep')}
        </Button>
        <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate(undefined, { onSuccess: onClose })}>
          {t('comment.delete')}
        </Button>
      </div>
    </Dialog>
  );
}
