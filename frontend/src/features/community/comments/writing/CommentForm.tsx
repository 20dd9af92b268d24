import { type KeyboardEvent, type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button/Button.tsx';
import { Checkbox } from '../../../../components/form/Checkbox.tsx';
import { type FormDraft, readFormDraft } from '../../../../components/form/form-draft.ts';
import { TextArea } from '../../../../components/form/TextArea.tsx';
import { TextInput } from '../../../../components/form/TextInput.tsx';
import { useApiForm } from '../../../../components/form/use-api-form.ts';
import { classNames } from '../../../../components/layout/class-names.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { bodyLength, MAX_BODY_LENGTH } from '../card/comment-body.ts';
import type { CommentSubject } from '../subject.ts';
import { SeriesThread } from '../thread-title.ts';
import { type CommentFields, type CommentWords, commentSchema, fieldsOf, namesPlace, wordsOf } from './comment-form.ts';
import { MentionChoice } from './MentionChoice.tsx';

interface Props {
  subject: CommentSubject;
  words: CommentWords;
  label: string;
  placeholder?: string;
  autoFocus?: boolean;
  draft: FormDraft<keyof CommentFields>;
  send(words: CommentWords): Promise<unknown>;
  /** What the fields hold once it was sent; without it they keep what was typed. */
  after?: CommentWords;
  buttons(busy: boolean): ReactNode;
}

/** The fields of a comment, new or changed. */
export function CommentForm({ subject, words, label, placeholder, autoFocus, draft, send, after, buttons }: Props) {
  const { t } = useTranslation('community');
  const [placed, setPlaced] = useState(() =>
    namesPlace({ ...fieldsOf(words), ...readFormDraft(draft, fieldsOf(words)) }),
  );
  const { form, field, submit, busy } = useApiForm<CommentFields, CommentFields>({
    schema: commentSchema,
    defaultValues: fieldsOf(words),
    translate: t,
    send: async (fields) => {
      await send(wordsOf(fields));
      if (after) setPlaced(after.place !== null);
    },
    mainField: 'body',
    valuesAfter: after && (() => fieldsOf(after)),
    draft,
  });
  const hasMinutes = 'postId' in subject;
  const body = form.watch('body');
  const togglePlace = () => {
    for (const name of ['minute', 'season', 'episode'] as const) form.setValue(name, '');
    setPlaced(!placed);
  };
  const mention = (text: string) => {
    form.setValue('body', text, { shouldDirty: true });
    form.setFocus('body');
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };
  return (
    <form noValidate onSubmit={submit} className="fade-in">
      <TextArea
        {...field('body')}
        label={label}
        placeholder={placeholder}
        rows={3}
        autoFocus={autoFocus}
        readOnly={busy}
        onKeyDown={sendByKey}
        className="field-sizing-content max-h-96 min-h-26 resize-none wrap-anywhere"
      />
      <MentionChoice subject={subject} text={body} onChoose={mention} />
      {placed && <PlaceFields field={field} />}
      <Checkbox label={t('comment.spoiler')} {...form.register('spoiler')} />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {hasMinutes && (
          <Button
            kind="plain"
            icon="clock"
            aria-label={t(placed ? 'comment.place.remove' : 'comment.place.add')}
            aria-expanded={placed}
            onClick={togglePlace}
            className={classNames('-ms-3 shrink-0 px-3!', placed && 'text-accent-text')}
          >
            {t('comment.place.minute')}
          </Button>
        )}
        <Counter length={bodyLength(body)} />
        <div className="ms-auto flex flex-wrap justify-end gap-2">{buttons(busy)}</div>
      </div>
    </form>
  );
}

type Field = (name: 'minute' | 'season' | 'episode') => object;

function PlaceFields({ field }: { field: Field }) {
  const { t } = useTranslation('community');
  const names = use(SeriesThread) ? (['season', 'episode', 'minute'] as const) : (['minute'] as const);
  return (
    <fieldset className="mt-3 mb-1">
      <legend className="sr-only">{t('comment.place')}</legend>
      <div className="grid max-w-md grid-cols-3 items-start gap-3">
        {names.map((name) => (
          <TextInput key={name} {...field(name)} label={t(`comment.place.${name}`)} inputMode="numeric" maxLength={4} />
        ))}
      </div>
      <p className="mt-1.5 text-xs text-low">{t('comment.place.hint')}</p>
    </fieldset>
  );
}

function Counter({ length }: { length: number }) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const count = t('comment.counter', { length: format.number(length), max: format.number(MAX_BODY_LENGTH) });
  return (
    <p
      className={classNames(
        'grow text-xs whitespace-nowrap equal-digits',
        length > MAX_BODY_LENGTH ? 'text-danger-text' : 'text-low',
      )}
    >
      {length > 0 && count}
    </p>
  );
}
