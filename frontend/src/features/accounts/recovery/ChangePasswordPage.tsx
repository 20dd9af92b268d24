import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Button } from '../../../components/button/Button';
import { buttonStyle } from '../../../components/button/button-style';
import { toast } from '../../../components/feedback/toast-store';
import { ApiError } from '../../../lib/api/api-error';
import { api, call } from '../../../lib/api/client';
import { readToken } from '../../../lib/session/token';
import { AuthScene } from '../AuthScene';
import { FormAlert } from '../FormAlert';
import { errorsOf, otherErrors } from '../field-errors';
import { PasswordInput } from '../PasswordInput';
import { passwordFaults } from '../register/password-faults';
import { StrengthHint } from '../register/StrengthHint';
import { endSession } from '../session/start-session';

const FIELDS = ['password', 'password_confirmation'] as const;

/** Where the mailed link leads. */
export default function ChangePasswordPage() {
  const { t } = useTranslation('accounts');
  const { token = '' } = useParams();
  const change = useChange(token);
  const expired = change.error instanceof ApiError && change.error.code === 'link_expired';
  return (
    <AuthScene title={t('newPassword.title')} note={t(expired ? 'newPassword.expired' : 'newPassword.note')}>
      {expired ? (
        <Link to="/account-recovery" className={buttonStyle('main', 'lg', 'w-full')}>
          {t('newPassword.another')}
        </Link>
      ) : (
        <NewPassword busy={change.isPending} error={change.error} onSend={change.mutate} />
      )}
    </AuthScene>
  );
}

interface Passwords {
  password: string;
  password_confirmation: string;
}

function useChange(hash: string) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (passwords: Passwords) => call(api.POST('/api/user/changePassword', { body: { hash, ...passwords } })),
    onSuccess: ({ message }) => {
      // The server has ended the session there was.
      if (readToken()) endSession();
      toast.success(t(message));
      navigate('/login', { replace: true });
    },
  });
}

interface FormProps {
  busy: boolean;
  error: Error | null;
  onSend(passwords: Passwords): void;
}

function NewPassword({ busy, error, onSend }: FormProps) {
  const { t } = useTranslation('accounts');
  const [form, setForm] = useState<Passwords>({ password: '', password_confirmation: '' });
  const [checked, setChecked] = useState(false);
  const faults = checked ? passwordFaults(form) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(passwordFaults(form)).length === 0 && !busy) onSend(form);
  };
  const field = (name: (typeof FIELDS)[number]) => ({
    label: t(name === 'password' ? 'newPassword.label' : 'register.password_confirmation'),
    name,
    autoComplete: 'new-password',
    value: form[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
    errors: faults[name] ? [t(faults[name])] : errorsOf(error, name).map((text) => t(text)),
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PasswordInput {...field('password')} />
      <StrengthHint password={form.password} known={[]} />
      <PasswordInput {...field('password_confirmation')} />
      <FormAlert messages={otherErrors(error, FIELDS).map((text) => t(text))} />
      <Button kind="main" size="lg" type="submit" busy={busy}>
        {t('newPassword.submit')}
      </Button>
    </form>
  );
}
