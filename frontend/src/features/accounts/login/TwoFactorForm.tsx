import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button.tsx';
import { FormAlert } from '../../../components/form/errors/FormAlert.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import { useApiForm } from '../../../components/form/use-api-form.ts';
import { twoFactorSchema } from './use-login.ts';

interface Props {
  onSend(code: string): Promise<unknown>;
  onBack(): void;
}

/** The authenticator's six digits, or one of the recovery codes: letters and a dash, so no boxes for digits. */
export function TwoFactorForm({ onSend, onBack }: Props) {
  const { t } = useTranslation('accounts');
  const { form, field, submit, busy, errors } = useApiForm({
    schema: twoFactorSchema,
    defaultValues: { code: '' },
    translate: t,
    send: ({ code }) => onSend(code),
  });
  useEffect(() => form.setFocus('code'), [form]);
  return (
    <form noValidate onSubmit={submit} className="fade-in flex flex-col gap-5">
      <p className="text-sm text-mid">{t('twoFactor.note')}</p>
      <TextInput
        {...field('code')}
        label={t('twoFactor.code')}
        hint={t('twoFactor.hint')}
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
      />
      <FormAlert messages={errors} />
      <Button kind="main" size="lg" type="submit" busy={busy} disabled={form.watch('code').trim() === ''}>
        {t('twoFactor.submit')}
      </Button>
      <Button kind="plain" onClick={onBack} className="self-center">
        {t('twoFactor.back')}
      </Button>
    </form>
  );
}
