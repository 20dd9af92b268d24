import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button';
import { Checkbox } from '../../../components/form/Checkbox';
import { TextInput } from '../../../components/form/TextInput';
import { FormAlert } from '../FormAlert';
import { errorsOf, otherErrors } from '../field-errors';
import { PasswordInput } from '../PasswordInput';
import { ShieldNote } from '../ShieldNote';
import { unverifiedUser, useLogin } from './use-login';

const FIELDS = ['login', 'password'] as const;
const MISSING = { login: 'Please enter your email or username', password: 'Please enter your password' } as const;

export function LoginForm({ login: known }: { login: string }) {
  const { t } = useTranslation('accounts');
  const attempt = useLogin();
  const [login, setLogin] = useState(known);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [missing, setMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = login.trim() === '' || password === '';
    setMissing(empty);
    if (!empty && !attempt.isPending) attempt.mutate({ login, password, remember });
  };
  const errors = (field: (typeof FIELDS)[number], value: string) =>
    missing && value.trim() === '' ? [t(MISSING[field])] : errorsOf(attempt.error, field).map((text) => t(text));

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
      <Checkbox
        label={t('login.remember')}
        checked={remember}
        onChange={(event) => setRemember(event.target.checked)}
      />
      <FormAlert
        messages={otherErrors(unverifiedUser(attempt.error) === null ? attempt.error : null, FIELDS).map((text) =>
          t(text),
        )}
      />
      <Button kind="main" size="lg" type="submit" busy={attempt.isPending}>
        {t('account.login')}
      </Button>
      <ShieldNote />
    </form>
  );
}
