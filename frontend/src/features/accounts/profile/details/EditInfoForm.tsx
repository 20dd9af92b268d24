import { useTranslation } from 'react-i18next';
import type { User } from '../../../../api/types.ts';
import { Button } from '../../../../components/button/Button.tsx';
import { FormAlert } from '../../../../components/form/errors/FormAlert.tsx';
import { TextInput } from '../../../../components/form/TextInput.tsx';
import { useApiForm } from '../../../../components/form/use-api-form.ts';
import { PasswordInput } from '../../PasswordInput.tsx';
import { PasswordOwner } from '../../PasswordOwner.tsx';
import { StrengthHint } from '../../register/StrengthHint.tsx';
import { type EditedInfo, editInfoSchema, useEditInfo } from './edit-info.ts';

function valuesOf(name: string): EditedInfo {
  return { name: name.trim(), password: '', password_confirmation: '', current_password: '' };
}

export function EditInfoForm({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const { mutateAsync } = useEditInfo();
  const { form, field, submit, busy, errors, errorsFor } = useApiForm({
    schema: editInfoSchema,
    defaultValues: valuesOf(user.name),
    translate: t,
    send: mutateAsync,
    valuesAfter: ({ name }) => valuesOf(name),
    draft: { name: `profile.${user.username}`, fields: ['name'] },
  });
  const { password, password_confirmation } = form.watch();
  return (
    <section className="rounded-panel bg-surface-1 p-5 md:p-7">
      <h2 className="mb-5 text-lg font-bold">{t('edit.title')}</h2>
      <form noValidate onSubmit={submit} className="flex max-w-[440px] flex-col gap-5">
        <TextInput {...field('name')} label={t('register.name')} autoComplete="name" dir="auto" maxLength={60} />
        <PasswordOwner username={user.username} />
        <PasswordInput
          {...field('password', { deps: 'password_confirmation' })}
          label={t('edit.password')}
          hint={t('edit.password.hint')}
          autoComplete="new-password"
        />
        {errorsFor('password').length === 0 && <StrengthHint password={password} known={[user.username]} />}
        {(password !== '' || password_confirmation !== '') && (
          <>
            <PasswordInput
              {...field('password_confirmation', { deps: 'password' })}
              label={t('register.password_confirmation')}
              autoComplete="new-password"
            />
            <PasswordInput
              {...field('current_password')}
              label={t('edit.current')}
              hint={t('edit.current.hint')}
              autoComplete="current-password"
            />
          </>
        )}
        <FormAlert messages={errors} />
        <Button kind="main" size="lg" type="submit" busy={busy} className="md:self-start">
          {t('edit.submit')}
        </Button>
      </form>
    </section>
  );
}
