import { useTranslation } from 'react-i18next';
import type { Comment } from '../../../api/types.ts';
import { Button } from '../../../components/button/Button.tsx';
import { CommentForm } from './CommentForm.tsx';
import { subjectOf } from './subject.ts';
import { useEditComment } from './use-comment-change.ts';

/** Puts other words in the place of one's own comment; it waits for a moderator again. */
export default function EditComment({ comment, onDone }: { comment: Comment; onDone(): void }) {
  const { t } = useTranslation('community');
  const { mutateAsync } = useEditComment(comment);
  return (
    <div className="mt-2">
      <CommentForm
        subject={subjectOf(comment)}
        words={comment}
        label={t('comment.edit.label')}
        autoFocus
        send={async (words) => {
          await mutateAsync(words);
          onDone();
        }}
        buttons={(busy) => (
          <>
            <Button kind="plain" onClick={onDone}>
              {t('cancel')}
            </Button>
            <Button type="submit" busy={busy}>
              {t('comment.edit.send')}
            </Button>
          </>
        )}
      />
    </div>
  );
}
