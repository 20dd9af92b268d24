import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button';
import { TextInput } from '../../../components/form/TextInput';
import { FormAlert } from '../FormAlert';
import { errorsOf, otherErrors } from '../field-errors';
import { wantsCode } from './use-login';

interface Props {
  busy: boolean;
  /** Of the last attempt, the one that asked for the code included. */
  error: Error | null;
  onSend(code: string): void;
  onBack(): void;
}

/** The authenticator's six digits, or one of the recovery codes: letters and a dash, so no boxes for digits. */
export function SecondStep({ busy, error, onSend, onBack }: Props) {
  const { t } = useTranslation('accounts');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '' || busy) return;
    setSent(true);
    onSend(code.trim());
  };
  // That a code is wanted is no fault of anybody until one was sent.
  const told = sent && !busy ? error : null;
  return (
    <form noValidate onSubmit={submit} className="fade-in flex flex-col gap-5">
      <p className="text-sm text-mid">{t('second.note')}</p>
      <TextInput
        ref={input}
        label={t('second.code')}
        hint={t('second.hint')}
        name="code"
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        errors={errorsOf(told, 'code').map((text) => t(text))}
      />
      {!wantsCode(told) && <FormAlert messages={otherErrors(told, ['code']).map((text) => t(text))} />}
      <Button kind="main" size="lg" type="submit" busy={busy} disabled={code.trim() === ''}>
        {t('second.submit')}
      </Button>
      <Button kind="plain" onClick={onBack} className="self-center">
        {t('second.back')}
      </Button>
    </form>
  );
}
