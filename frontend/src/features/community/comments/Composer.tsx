import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../api/types.ts';
import { Button } from '../../../components/button/Button.tsx';
import { Checkbox } from '../../../components/form/Checkbox.tsx';
import { TextArea } from '../../../components/form/TextArea.tsx';
import { useApiForm } from '../../../components/form/use-api-form.ts';
import { classNames } from '../../../components/layout/class-names.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { bodyLength, MAX_BODY_LENGTH } from './comment-body.ts';
import { type DraftPlace, readDraft, writeDraft } from './draft.ts';
import { commentSchema, usePostComment } from './use-post-comment.ts';

interface Props {
  place: DraftPlace;
  user: User;
  label: string;
  /** For an answer: closes it again. */
  onDone?(): void;
}

export function Composer({ place, user, label, onDone }: Props) {
  const { t } = useTranslation('community');
  const { mutateAsync } = usePostComment(place, user);
  const { form, field, submit, busy } = useApiForm({
    schema: commentSchema,
    defaultValues: { body: readDraft(place), spoiler: false },
    translate: t,
    send: async (comment) => {
      await mutateAsync(comment);
      writeDraft(place, '');
      onDone?.();
    },
    mainField: 'body',
    valuesAfter: () => ({ body: '', spoiler: false }),
  });
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };
  const isReply = place.parentId !== null;
  return (
    <form noValidate onSubmit={submit} className="fade-in">
      <TextArea
        {...field('body', { onChange: ({ target }) => writeDraft(place, target.value) })}
        label={label}
        placeholder={t(isReply ? 'reply.placeholder' : 'comment.placeholder')}
        rows={3}
        autoFocus={isReply}
        readOnly={busy}
        onKeyDown={sendByKey}
        className="field-sizing-content max-h-96 min-h-26 resize-none"
      />
      <Checkbox label={t('comment.spoiler')} {...form.register('spoiler')} />
      <div className="mt-2 flex items-center gap-2">
        <Counter length={bodyLength(form.watch('body'))} />
        {onDone && (
          <Button kind="plain" onClick={onDone}>
            {t('cancel')}
          </Button>
        )}
        <Button kind={isReply ? 'quiet' : 'main'} type="submit" busy={busy}>
          {t(isReply ? 'reply.send' : 'comment.send')}
        </Button>
      </div>
    </form>
  );
}

function Counter({ length }: { length: number }) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const count = t('comment.counter', { length: format.number(length), max: format.number(MAX_BODY_LENGTH) });
  return (
    <p className={classNames('grow text-xs tabular-nums', length > MAX_BODY_LENGTH ? 'text-danger-text' : 'text-low')}>
      {length > 0 && count}
    </p>
  );
}
