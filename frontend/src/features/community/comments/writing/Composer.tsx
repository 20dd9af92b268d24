import { useTranslation } from 'react-i18next';
import type { User } from '../../../../api/types.ts';
import { Button } from '../../../../components/button/Button.tsx';
import { CommentForm } from './CommentForm.tsx';
import { type DraftPlace, draftAt } from './draft.ts';
import { usePostComment } from './use-post-comment.ts';

interface Props {
  place: DraftPlace;
  user: User;
  label: string;
  /** For an answer: closes it again. */
  onDone?(): void;
}

const EMPTY = { body: '', spoiler: false, place: null };

/** Writes a comment or an answer. */
export function Composer({ place, user, label, onDone }: Props) {
  const { t } = useTranslation('community');
  const { mutateAsync } = usePostComment(place, user);
  const isReply = place.parentId !== null;
  return (
    <CommentForm
      subject={place.subject}
      words={EMPTY}
      draft={draftAt(place)}
      label={label}
      placeholder={t(isReply ? 'reply.placeholder' : 'comment.placeholder')}
      autoFocus={isReply}
      send={async (words) => {
        await mutateAsync(words);
        onDone?.();
      }}
      after={EMPTY}
      buttons={(busy) => (
        <>
          {onDone && (
            <Button kind="plain" onClick={onDone}>
              {t('cancel')}
            </Button>
          )}
          <Button kind={isReply ? 'quiet' : 'main'} type="submit" busy={busy}>
            {t(isReply ? 'reply.send' : 'comment.send')}
          </Button>
        </>
      )}
    />
  );
}
