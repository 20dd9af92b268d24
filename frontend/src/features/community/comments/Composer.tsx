import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../api/types';
import { Button } from '../../../components/button/Button';
import { TextArea } from '../../../components/form/TextArea';
import { classNames } from '../../../components/layout/class-names';
import { ApiError } from '../../../lib/api/api-error';
import { useFormat } from '../../../lib/format/use-format';
import { bodyFault, bodyLength, LONGEST_BODY } from './comment-body';
import { type DraftPlace, readDraft, writeDraft } from './draft';
import { usePostComment } from './use-post-comment';

interface Props {
  place: DraftPlace;
  user: User;
  label: string;
  /** For an answer: closes it again. */
  onDone?(): void;
}

function serverFaults(error: Error | null): string[] {
  if (!error) return [];
  if (!(error instanceof ApiError)) return ['There is a problem during processing your request'];
  if (error.authError) return [];
  const told = Object.values(error.fields).flat();
  return told.length > 0 ? told : [error.message];
}

/** The text, kept as a draft with every letter. */
function useDraft(place: DraftPlace) {
  const [text, setText] = useState(() => readDraft(place));
  const write = (next: string) => {
    setText(next);
    writeDraft(place, next);
  };
  return [text, write] as const;
}

export function Composer({ place, user, label, onDone }: Props) {
  const { t } = useTranslation('community');
  const [text, write] = useDraft(place);
  const sending = useRef(false);
  const [fault, setFault] = useState<string | null>(null);
  const posting = usePostComment(place, user, () => {
    write('');
    onDone?.();
  });
  const send = () => {
    const found = bodyFault(text);
    setFault(found);
    // Held in a ref: a second tap comes before the first one has been drawn.
    if (found || sending.current) return;
    sending.current = true;
    posting.mutate(text.trim(), { onSettled: () => (sending.current = false) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  const change = (next: string) => {
    write(next);
    setFault(null);
    if (posting.isError) posting.reset();
  };
  const errors = fault ? [fault] : serverFaults(posting.error);

  return (
    <form noValidate onSubmit={submit} className="fade-in">
      <TextArea
        label={label}
        placeholder={t(place.parentId === null ? 'comment.placeholder' : 'reply.placeholder')}
        rows={3}
        autoFocus={place.parentId !== null}
        value={text}
        readOnly={posting.isPending}
        onKeyDown={sendByKey}
        onChange={(event) => change(event.target.value)}
        errors={errors.map((error) => t(error))}
        className="field-sizing-content max-h-96 min-h-26 resize-none"
      />
      <div className="mt-2 flex items-center gap-2">
        <Counter length={bodyLength(text)} />
        {onDone && (
          <Button kind="plain" onClick={onDone}>
            {t('cancel')}
          </Button>
        )}
        <Button kind={place.parentId === null ? 'main' : 'quiet'} type="submit" busy={posting.isPending}>
          {t(place.parentId === null ? 'comment.send' : 'reply.send')}
        </Button>
      </div>
    </form>
  );
}

function Counter({ length }: { length: number }) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const count = t('comment.counter', { length: format.number(length), most: format.number(LONGEST_BODY) });
  return (
    <p className={classNames('grow text-xs tabular-nums', length > LONGEST_BODY ? 'text-danger-text' : 'text-low')}>
      {length > 0 && count}
    </p>
  );
}
