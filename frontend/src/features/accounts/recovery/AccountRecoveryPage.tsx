import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button.tsx';
import { FormAlert } from '../../../components/form/errors/FormAlert.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import { useApiForm } from '../../../components/form/use-api-form.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { AlternativeLink } from '../AlternativeLink.tsx';
import { AuthLayout } from '../AuthLayout.tsx';
import { recoverySchema, useRecovery } from './use-recovery.ts';

export default function AccountRecoveryPage() {
  const { t } = useTranslation('accounts');
  const recovery = useRecovery();
  const { form, field, submit, busy, errors } = useApiForm({
    schema: recoverySchema,
    defaultValues: { email: '' },
    translate: t,
    send: recovery.mutateAsync,
    draft: { name: 'recovery', fields: ['email'] },
  });
  return (
    <AuthLayout
      title={t('recovery.title')}
      note={<AlternativeLink question={t('recovery.remembered')} to="/login" text={t('account.login')} />}
    >
      {recovery.isSuccess ? (
        <Sent message={recovery.data.message} email={form.getValues('email')} onAgain={recovery.reset} />
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <TextInput
            {...field('email')}
            label={t('register.email')}
            hint={t('recovery.hint')}
            type="email"
            dir="ltr"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
          <FormAlert messages={errors} />
          <Button kind="main" size="lg" type="submit" busy={busy}>
            {t('recovery.submit')}
          </Button>
        </form>
      )}
    </AuthLayout>
  );
}

/** The same for every address, so that it does not tell whether an account exists. */
function Sent({ message, email, onAgain }: { message: string; email: string; onAgain(): void }) {
  const { t } = useTranslation('accounts');
  return (
    <div role="status" className="fade-in rounded-panel bg-surface-1 p-6">
      <Icon name="mail" size={32} className="text-success-text" />
      <p className="mt-4 font-bold">{t(message)}</p>
      <p className="mt-1 text-sm text-mid">
        <bdi className="font-medium text-high">{email.trim()}</bdi>
      </p>
      <p className="mt-3 text-sm text-mid">{t('recovery.sent.note')}</p>
      <Button className="mt-5" onClick={onAgain}>
        {t('recovery.again')}
      </Button>
    </div>
  );
}
