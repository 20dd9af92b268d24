import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../../../api/types';
import { Button } from '../../../../components/button/Button';
import { toast } from '../../../../components/feedback/toast-store';
import { Checkbox } from '../../../../components/form/Checkbox';
import { TextInput } from '../../../../components/form/TextInput';
import { Dialog } from '../../../../components/overlay/Dialog';
import { api, call } from '../../../../lib/api/client';
import { FormAlert } from '../../FormAlert';
import { errorsOf, otherErrors } from '../../field-errors';
import { PasswordInput } from '../../PasswordInput';
import { endSession } from '../../session/start-session';

function useDelete() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (proof: { password: string; code?: string }) =>
      call(api.POST('/api/user/deleteAccount', { body: proof })),
    onSuccess: ({ message }) => {
      endSession();
      toast.success(t(message));
      navigate('/', { replace: true });
    },
  });
}

/** The last question: what goes for good, the password, and a box to tick. */
export default function DeleteAccount({ user, onClose }: { user: User; onClose(): void }) {
  const { t } = useTranslation('accounts');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [sure, setSure] = useState(false);
  const deletion = useDelete();
  const { error, isPending } = deletion;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) deletion.mutate({ password, ...(code.trim() && { code: code.trim() }) });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && !isPending && onClose()} title={t('delete.question')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-sm text-mid">{t('delete.what')}</p>
        <PasswordInput
          label={t('password.label')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          errors={errorsOf(error, 'password').map((text) => t(text))}
        />
        {user.two_factor && (
          <TextInput
            label={t('second.code')}
            name="code"
            dir="ltr"
            autoComplete="one-time-code"
            maxLength={20}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            errors={errorsOf(error, 'code').map((text) => t(text))}
          />
        )}
        <Checkbox label={t('delete.sure')} checked={sure} onChange={(event) => setSure(event.target.checked)} />
        <FormAlert messages={otherErrors(error, ['password', 'code']).map((text) => t(text))} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} disabled={isPending}>
            {t('delete.keep')}
          </Button>
          <Button kind="danger" type="submit" busy={isPending} disabled={!sure || password === ''}>
            {t('delete.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
