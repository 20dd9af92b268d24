import { useTranslation } from 'react-i18next';
import type { Comment } from '../../../../api/types.ts';
import { Button } from '../../../../components/button/Button.tsx';
import { forgetFormDraft } from '../../../../components/form/form-draft.ts';
import { subjectOf } from '../subject.ts';
import { CommentForm } from './CommentForm.tsx';
import { draftAt } from './draft.ts';
import { useEditComment } from './use-edit-comment.ts';

/** Puts other words in the place of one's own comment; it waits for a moderator again. */
export default function EditComment({ comment, onDone }: { comment: Comment; onDone(): void }) {
  const { t } = useTranslation('community');
  const { mutateAsync } = useEditComment(comment);
  const subject = subjectOf(comment);
  const draft = draftAt({ subject, parentId: comment.parent_id, editedId: comment.id });
  const close = () => {
    forgetFormDraft(draft);
    onDone();
  };
  return (
    <div className="mt-2">
      <CommentForm
        subject={subject}
        words={comment}
        draft={draft}
        label={t('comment.edit.label')}
        autoFocus
        send={async (words) => {
          await mutateAsync(words);
          close();
        }}
        buttons={(busy) => (
          <>
            <Button kind="plain" onClick={close}>
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
