import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { Button } from '../../../components/button/Button.tsx';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { FormAlert } from '../../../components/form/errors/FormAlert.tsx';
import { useApiForm } from '../../../components/form/use-api-form.ts';
import { AlternativeLink } from '../AlternativeLink.tsx';
import { AuthLayout } from '../AuthLayout.tsx';
import { PasswordInput } from '../PasswordInput.tsx';
import { type Passwords, passwordsSchema } from '../register/passwords-schema.ts';
import { StrengthHint } from '../register/StrengthHint.tsx';
import { isExpired, recoveryLinkQuery } from './recovery-link.ts';
import { useChangePassword } from './use-change-password.ts';

/** Where the mailed link leads. One that is over is told before anybody thinks of a password; what cannot be asked is told once it is sent. */
export default function ChangePasswordPage() {
  const { t } = useTranslation('accounts');
  const { token = '' } = useParams();
  const change = useChangePassword(token);
  const link = useQuery(recoveryLinkQuery(token));
  const expired = isExpired(change.error) || (change.isIdle && isExpired(link.error));
  return (
    <AuthLayout
      title={t('newPassword.title')}
      note={expired ? <p role="alert">{t('newPassword.expired')}</p> : t('newPassword.note')}
    >
      {expired ? <Expired /> : <NewPassword onSend={change.mutateAsync} />}
    </AuthLayout>
  );
}

function Expired() {
  const { t } = useTranslation('accounts');
  return (
    <div className="flex flex-col gap-5">
      <Link to="/account-recovery" className={buttonStyle('main', 'lg', 'w-full')}>
        {t('newPassword.another')}
      </Link>
      <div className="text-sm text-mid">
        <AlternativeLink question={t('newPassword.done')} to="/login" text={t('account.login')} />
      </div>
    </div>
  );
}

function NewPassword({ onSend }: { onSend(passwords: Passwords): Promise<unknown> }) {
  const { t } = useTranslation('accounts');
  const { form, field, submit, busy, errors, errorsFor } = useApiForm({
    schema: passwordsSchema,
    defaultValues: { password: '', password_confirmation: '' },
    translate: t,
    send: onSend,
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PasswordInput
        {...field('password', { deps: 'password_confirmation' })}
        label={t('newPassword.label')}
        autoComplete="new-password"
      />
      {errorsFor('password').length === 0 && <StrengthHint password={form.watch('password')} known={[]} />}
      <PasswordInput
        {...field('password_confirmation')}
        label={t('register.password_confirmation')}
        autoComplete="new-password"
      />
      <FormAlert messages={errors} />
      <Button kind="main" size="lg" type="submit" busy={busy}>
        {t('newPassword.submit')}
      </Button>
    </form>
  );
}
