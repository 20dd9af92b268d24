import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Button } from '../../../components/button/Button.tsx';
import { FormAlert } from '../../../components/form/errors/FormAlert.tsx';
import { AlternativeLink } from '../AlternativeLink.tsx';
import { AuthLayout } from '../AuthLayout.tsx';
import { CallMe } from './CallMe.tsx';
import { CodeInput } from './CodeInput.tsx';
import { CODE_LENGTH } from './code-digits.ts';
import { type PendingAccount, pendingAccount } from './pending-account.ts';
import { SendAgain } from './SendAgain.tsx';
import { useCodeForm } from './use-code-form.ts';
import { useVerification } from './use-verification.ts';

/** Needs a pending account; without one it redirects to the registration (specification §4). */
export default function VerifyAccountPage() {
  const [account] = useState(pendingAccount);
  return account ? <Verify account={account} /> : <Navigate to="/register" replace />;
}

function Verify({ account }: { account: PendingAccount }) {
  const { t } = useTranslation('accounts');
  const { mutateAsync } = useVerification(account);
  const { code, change, submit, busy, errors, codeErrors } = useCodeForm(mutateAsync);
  return (
    <AuthLayout title={t('verify.title')} note={<SentTo email={account.email} />}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-6">
        <CodeInput label={t('verify.code')} value={code} onChange={change} errors={codeErrors} busy={busy} />
        <FormAlert messages={errors} />
        <Button kind="main" size="lg" type="submit" busy={busy} disabled={code.length < CODE_LENGTH}>
          {t('verify.submit')}
        </Button>
        <div className="flex flex-wrap items-center gap-2">
          <p className="w-full text-sm text-mid">{t('verify.none')}</p>
          <SendAgain account={account} />
          {account.phone && <CallMe account={account} />}
        </div>
        <div className="border-t border-hairline pt-3 text-sm text-mid">
          <AlternativeLink question={t('verify.wrong')} to="/register" text={t('verify.again')} />
        </div>
      </form>
    </AuthLayout>
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
