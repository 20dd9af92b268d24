import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button/Button';
import { Checkbox } from '../../../components/form/Checkbox';
import { TextInput } from '../../../components/form/TextInput';
import { FormAlert } from '../FormAlert';
import { errorsOf, otherErrors } from '../field-errors';
import { PasswordInput } from '../PasswordInput';
import { ShieldNote } from '../ShieldNote';
import { SecondStep } from './SecondStep';
import { suspensionReason, unverifiedUser, useLogin, wantsCode } from './use-login';

const FIELDS = ['login', 'password'] as const;
const MISSING = { login: 'Please enter your email or username', password: 'Please enter your password' } as const;

export function LoginForm({ login: known }: { login: string }) {
  const { t } = useTranslation('accounts');
  const attempt = useLogin();
  const [login, setLogin] = useState(known);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [missing, setMissing] = useState(false);
  const [secondStep, setSecondStep] = useState(false);
  const { error, isPending } = attempt;
  useEffect(() => {
    if (wantsCode(error)) setSecondStep(true);
  }, [error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = login.trim() === '' || password === '';
    setMissing(empty);
    if (!empty && !isPending) attempt.mutate({ login, password, remember, code: null });
  };
  if (secondStep) {
    const send = (code: string) => attempt.mutate({ login, password, remember, code });
    return <SecondStep busy={isPending} error={error} onSend={send} onBack={() => setSecondStep(false)} />;
  }
  const errors = (field: (typeof FIELDS)[number], value: string) =>
    missing && value.trim() === '' ? [t(MISSING[field])] : errorsOf(error, field).map((text) => t(text));

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextInput
        label={t('login.login')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={login}
        onChange={(event) => setLogin(event.target.value)}
        errors={errors('login', login)}
      />
      <PasswordInput
        label={t('password.label')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        errors={errors('password', password)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          label={t('login.remember')}
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        <Link
          to="/account-recovery"
          className="inline-flex min-h-11 items-center rounded-sm text-sm font-bold text-accent-text hover:underline"
        >
          {t('login.forgot')}
        </Link>
      </div>
      <FormAlert messages={refusal(error).map((text) => t(text))} />
      <Button kind="main" size="lg" type="submit" busy={isPending}>
        {t('account.login')}
      </Button>
      <ShieldNote />
    </form>
  );
}

/** What stands under no field: nothing for those who are sent on to their code. */
function refusal(error: Error | null): string[] {
  if (unverifiedUser(error) !== null || wantsCode(error)) return [];
  const reason = suspensionReason(error);
  return [...otherErrors(error, FIELDS), ...(reason ? [reason] : [])];
}
