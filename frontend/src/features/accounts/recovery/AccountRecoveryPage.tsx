import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button';
import { toast } from '../../../components/feedback/toast-store';
import { TextInput } from '../../../components/form/TextInput';
import { Icon } from '../../../components/icon/Icon';
import { api, call } from '../../../lib/api/client';
import { AuthScene } from '../AuthScene';
import { FormAlert } from '../FormAlert';
import { errorsOf, otherErrors } from '../field-errors';
import { OtherWay } from '../OtherWay';

/** The sentence of specification §8 for anything that is no address. */
const WRONG = 'Wrong email address , Try again';

export default function AccountRecoveryPage() {
  const { t } = useTranslation('accounts');
  const [email, setEmail] = useState('');
  const recovery = useMutation({
    mutationFn: (address: string) => call(api.POST('/api/user/recovery', { body: { email: address } })),
    onSuccess: ({ message }) => toast.success(t(message)),
    onError: (error) => toast.error(t(error.message)),
  });
  return (
    <AuthScene
      title={t('recovery.title')}
      note={<OtherWay question={t('recovery.remembered')} to="/login" text={t('account.login')} />}
    >
      {recovery.isSuccess ? (
        <Sent email={email} onAgain={recovery.reset} />
      ) : (
        <Ask
          email={email}
          onChange={setEmail}
          busy={recovery.isPending}
          error={recovery.error}
          onSend={recovery.mutate}
        />
      )}
    </AuthScene>
  );
}

interface AskProps {
  email: string;
  onChange(email: string): void;
  busy: boolean;
  error: Error | null;
  onSend(email: string): void;
}

function Ask({ email, onChange, busy, error, onSend }: AskProps) {
  const { t } = useTranslation('accounts');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    setMissing(address === '');
    if (address !== '' && !busy) onSend(address);
  };
  const errors = missing && email.trim() === '' ? [WRONG] : errorsOf(error, 'email');
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextInput
        label={t('register.email')}
        hint={t('recovery.hint')}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={email}
        onChange={(event) => onChange(event.target.value)}
        errors={errors.map((text) => t(text))}
      />
      <FormAlert messages={otherErrors(error, ['email']).map((text) => t(text))} />
      <Button kind="main" size="lg" type="submit" busy={busy}>
        {t('recovery.submit')}
      </Button>
    </form>
  );
}

/** The same for every address: whether it has an account is nobody's business. */
function Sent({ email, onAgain }: { email: string; onAgain(): void }) {
  const { t } = useTranslation('accounts');
  return (
    <div role="status" className="fade-in rounded-panel bg-surface-1 p-6">
      <Icon name="mail" size={32} className="text-success-text" />
      <p className="mt-4 font-bold">{t('recovery.sent')}</p>
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
