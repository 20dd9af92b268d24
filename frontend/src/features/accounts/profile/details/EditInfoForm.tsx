import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../../api/types';
import { Button } from '../../../../components/button/Button';
import { TextInput } from '../../../../components/form/TextInput';
import { errorsOf } from '../../field-errors';
import { PasswordInput } from '../../PasswordInput';
import { StrengthHint } from '../../register/StrengthHint';
import { type EditedField, type EditedInfo, faultsOf } from './edit-info';
import { useEditInfo } from './use-edit-info';

function emptyForm({ name }: User): EditedInfo {
  return { name, password: '', password_confirmation: '', current_password: '' };
}

export function EditInfoForm({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const [form, setForm] = useState(() => emptyForm(user));
  const [checked, setChecked] = useState(false);
  const edit = useEditInfo(() => {
    setChecked(false);
    setForm((last) => ({ ...emptyForm(user), name: last.name.trim() }));
  });
  const faults = checked ? faultsOf(form) : {};

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(faultsOf(form)).length === 0 && !edit.isPending) edit.mutate(form);
  };
  const field = (name: EditedField) => ({
    name,
    value: form[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
    errors: faults[name] ? [t(faults[name])] : errorsOf(edit.error, name).map((text) => t(text)),
  });
  const newPassword = form.password !== '' || form.password_confirmation !== '';
  return (
    <section className="rounded-panel bg-surface-1 p-5 md:p-7">
      <h2 className="mb-5 text-lg font-bold">{t('edit.title')}</h2>
      <form noValidate onSubmit={submit} className="flex max-w-[440px] flex-col gap-5">
        <TextInput {...field('name')} label={t('register.name')} autoComplete="name" dir="auto" maxLength={60} />
        <PasswordInput
          {...field('password')}
          label={t('edit.password')}
          hint={t('edit.password.hint')}
          autoComplete="new-password"
        />
        <StrengthHint password={form.password} known={[user.username]} />
        {newPassword && (
          <>
            <PasswordInput
              {...field('password_confirmation')}
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
        <Button kind="main" size="lg" type="submit" busy={edit.isPending} className="md:self-start">
          {t('edit.submit')}
        </Button>
      </form>
    </section>
  );
}
