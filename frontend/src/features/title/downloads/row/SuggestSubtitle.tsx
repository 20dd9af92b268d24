import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button/Button.tsx';
import { toast } from '../../../../components/feedback/toasts/toast-store.ts';
import { FormAlert } from '../../../../components/form/errors/FormAlert.tsx';
import { Field } from '../../../../components/form/Field.tsx';
import { FileDrop } from '../../../../components/form/FileDrop.tsx';
import { Select } from '../../../../components/form/Select.tsx';
import { TextInput } from '../../../../components/form/TextInput.tsx';
import { Dialog } from '../../../../components/overlay/Dialog.tsx';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';
import { languageName } from '../../../../lib/vocabulary/language-name.ts';
import { useSuggestSubtitle } from './suggest-subtitle-query.ts';

const LANGUAGES = ['fa', 'en', 'ar', 'ku', 'az', 'tr', 'fr', 'de', 'es', 'it', 'ru', 'ja', 'ko', 'zh', 'hi'];
const MAX_BYTES = 1_048_576;
const MAX_LABEL = 40;

interface Props {
  fileId: number;
  onClose(): void;
}

/** A member's subtitle for a file; a moderator looks at it before anybody sees it. For members who are signed in. */
export default function SuggestSubtitle({ fileId, onClose }: Props) {
  const { t } = useTranslation('title');
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t('subtitle.suggest')}>
      <p className="mb-4 text-sm text-mid">{t('subtitle.lead')}</p>
      <SuggestForm fileId={fileId} onDone={onClose} />
    </Dialog>
  );
}

function SuggestForm({ fileId, onDone }: { fileId: number; onDone: () => void }) {
  const { t } = useTranslation('title');
  const { language: shown } = useLanguage();
  const [language, setLanguage] = useState('fa');
  const [label, setLabel] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const { submit, busy, fileError, refusal } = useSending(fileId, onDone);
  return (
    <form
      onSubmit={(event) => submit(event, { language, label: label.trim(), file })}
      noValidate
      className="flex flex-col gap-4"
    >
      <FormAlert messages={refusal ? [t(refusal)] : []} />
      <Field label={t('subtitle.file')} errors={fileError ? [t(fileError)] : []}>
        {(control) => (
          <FileDrop
            file={file}
            accept=".srt,.vtt,.ass,.ssa"
            icon="comment"
            prompt={t('subtitle.choose')}
            hint={t('subtitle.fileHint')}
            onChoose={setFile}
            {...control}
          />
        )}
      </Field>
      <Field label={t('subtitle.language')}>
        {(control) => (
          <Select
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
            options={LANGUAGES.map((code) => ({ value: code, text: languageName(code, shown) }))}
            {...control}
          />
        )}
      </Field>
      <TextInput
        label={t('subtitle.label')}
        hint={t('subtitle.labelHint')}
        dir="auto"
        maxLength={MAX_LABEL}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <Button kind="main" type="submit" busy={busy}>
        {t('subtitle.send')}
      </Button>
    </form>
  );
}

interface Draft {
  language: string;
  label: string;
  file: File | null;
}

/** Sends a subtitle once, and says what is wrong with it. */
function useSending(fileId: number, onDone: () => void) {
  const { t } = useTranslation('title');
  const [fileError, setFileError] = useState<string | null>(null);
  const suggestion = useSuggestSubtitle();
  // A ref, because a second tap comes before the first one has been rendered.
  const sending = useRef(false);

  const submit = (event: FormEvent, { file, ...words }: Draft) => {
    event.preventDefault();
    if (sending.current) return;
    if (!file) return setFileError('Please choose a subtitle file');
    if (file.size > MAX_BYTES) return setFileError('A subtitle has at most 1 MB');
    setFileError(null);
    sending.current = true;
    suggestion.mutate(
      { fileId, ...words, file },
      {
        onSuccess: ({ message }) => {
          toast.success(t(message));
          onDone();
        },
        onSettled: () => {
          sending.current = false;
        },
      },
    );
  };
  const { error } = suggestion;
  const refusal = error instanceof ApiError ? (Object.values(error.fields)[0]?.[0] ?? error.message) : error?.message;
  return { submit, busy: suggestion.isPending, fileError, refusal };
}
