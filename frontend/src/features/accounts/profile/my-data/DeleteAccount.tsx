import { useTranslation } from 'react-i18next';
import type { User } from '../../../../api/types.ts';
import { Button } from '../../../../components/button/Button.tsx';
import { Checkbox } from '../../../../components/form/Checkbox.tsx';
import { FormAlert } from '../../../../components/form/errors/FormAlert.tsx';
import { TextInput } from '../../../../components/form/TextInput.tsx';
import { useApiForm } from '../../../../components/form/use-api-form.ts';
import { Dialog } from '../../../../components/overlay/Dialog.tsx';
import { PasswordInput } from '../../PasswordInput.tsx';
import { PasswordOwner } from '../../PasswordOwner.tsx';
import { deleteAccountSchema, useDeleteAccount } from './use-delete-account.ts';

/** Confirms the deletion: what will be lost, the password, and a checkbox. */
export default function DeleteAccount({ user, onClose }: { user: User; onClose(): void }) {
  const { t } = useTranslation('accounts');
  const { mutateAsync } = useDeleteAccount(user.username);
  const { form, field, submit, busy, errors } = useApiForm({
    schema: deleteAccountSchema,
    defaultValues: { password: '', code: '', sure: false },
    translate: t,
    send: mutateAsync,
  });
  const { password, sure } = form.watch();
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()} title={t('delete.question')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-sm text-mid">{t('delete.what')}</p>
        <PasswordOwner username={user.username} />
        <PasswordInput {...field('password')} label={t('password.label')} autoComplete="current-password" />
        {user.two_factor && (
          <TextInput
            {...field('code')}
            label={t('twoFactor.code')}
            dir="ltr"
            autoComplete="one-time-code"
            maxLength={20}
          />
        )}
        <Checkbox {...form.register('sure')} label={t('delete.sure')} />
        <FormAlert messages={errors} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} disabled={busy}>
            {t('delete.keep')}
          </Button>
          <Button kind="danger" type="submit" busy={busy} disabled={!sure || password === ''}>
            {t('delete.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
