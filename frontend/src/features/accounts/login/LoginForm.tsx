import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button/Button.tsx';
import { Checkbox } from '../../../components/form/Checkbox.tsx';
import { FormAlert } from '../../../components/form/errors/FormAlert.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import { useApiForm } from '../../../components/form/use-api-form.ts';
import { PasswordInput } from '../PasswordInput.tsx';
import { PrivacyNote } from '../PrivacyNote.tsx';
import { TwoFactorForm } from './TwoFactorForm.tsx';
import { type Credentials, isUnverified, loginSchema, suspensionReason, useLogin, wantsCode } from './use-login.ts';

export function LoginForm() {
  const { t } = useTranslation('accounts');
  const attempt = useLogin();
  const [accepted, setAccepted] = useState<Credentials | null>(null);
  const { form, field, submit, busy, errors } = useApiForm({
    schema: loginSchema,
    defaultValues: { login: '', password: '', remember: true },
    draft: { name: 'login', fields: ['login'] },
    translate: t,
    retryField: 'password',
    send: (credentials) =>
      attempt.mutateAsync(credentials).catch((error) => {
        if (wantsCode(error)) setAccepted(credentials);
        else if (!isUnverified(error)) throw error;
      }),
  });
  if (accepted) {
    const send = (code: string) => attempt.mutateAsync({ ...accepted, code });
    return <TwoFactorForm onSend={send} onBack={() => setAccepted(null)} />;
  }
  const reason = suspensionReason(attempt.error);

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextInput
        {...field('login')}
        label={t('login.login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <PasswordInput {...field('password')} label={t('password.label')} autoComplete="current-password" />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox {...form.register('remember')} label={t('login.remember')} />
        <Link
          to="/account-recovery"
          className="inline-flex min-h-11 items-center rounded-sm text-sm font-bold text-accent-text hover:underline"
        >
          {t('login.forgot')}
        </Link>
      </div>
      <FormAlert messages={reason ? [...errors, reason] : errors} />
      <Button kind="main" size="lg" type="submit" busy={busy}>
        {t('account.login')}
      </Button>
      <PrivacyNote />
    </form>
  );
}
