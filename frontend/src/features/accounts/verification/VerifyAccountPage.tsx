import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/button/Button';
import { toast } from '../../../components/feedback/toast-store';
import { api, call } from '../../../lib/api/client';
import { AuthScene } from '../AuthScene';
import { FormAlert } from '../FormAlert';
import { errorsOf, otherErrors } from '../field-errors';
import { OtherWay } from '../OtherWay';
import { CallMe } from './CallMe';
import { CodeInput } from './CodeInput';
import { CODE_LENGTH } from './code-digits';
import { forgetPendingAccount, type PendingAccount, pendingAccount } from './pending-account';

/** Needs to know whose code it is; without that there is nothing to verify (specification §4). */
export default function VerifyAccountPage() {
  const [account] = useState(pendingAccount);
  return account ? <Verify account={account} /> : <Navigate to="/register" replace />;
}

function useVerification({ userId, login }: PendingAccount) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (code: string) => call(api.POST('/api/user/verify', { body: { user_id: userId, code } })),
    onSuccess: ({ message }) => {
      forgetPendingAccount();
      toast.success(t(message));
      navigate('/login', { replace: true, state: { login } });
    },
  });
}

function Verify({ account }: { account: PendingAccount }) {
  const { t } = useTranslation('accounts');
  const [code, setCode] = useState('');
  const verification = useVerification(account);

  const send = (digits: string) => {
    if (digits.length === CODE_LENGTH && !verification.isPending)
      verification.mutate(digits, { onError: () => setCode('') });
  };
  const change = (digits: string) => {
    setCode(digits);
    // The sixth digit sends the form: there is nothing left to decide.
    if (digits !== code) send(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };
  const errors = code === '' ? errorsOf(verification.error, 'code').map((text) => t(text)) : [];

  return (
    <AuthScene title={t('verify.title')} note={<SentTo email={account.email} />}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-6">
        <CodeInput
          label={t('verify.code')}
          value={code}
          onChange={change}
          errors={errors}
          busy={verification.isPending}
        />
        {code === '' && <FormAlert messages={otherErrors(verification.error, ['code']).map((text) => t(text))} />}
        <Button kind="main" size="lg" type="submit" busy={verification.isPending} disabled={code.length < CODE_LENGTH}>
          {t('verify.submit')}
        </Button>
        <CallMe account={account} />
        <div className="border-t border-hairline pt-3 text-sm text-mid">
          <OtherWay question={t('verify.wrong')} to="/register" text={t('verify.again')} />
        </div>
      </form>
    </AuthScene>
  );
}

function SentTo({ email }: { email: string | null }) {
  const { t } = useTranslation('accounts');
  if (!email) return t('verify.sent');
  return (
    <>
      {t('verify.sentTo')} <bdi className="font-medium text-high">{email}</bdi>
    </>
  );
}
