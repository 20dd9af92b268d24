import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button.tsx';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { api, call } from '../../../lib/api/client.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { changePendingAccount, type PendingAccount } from './pending-account.ts';
import { useSecondsTo } from './use-call-timer.ts';

/** Asks for a further mail. When that may be is the server's to say. */
export function SendAgain({ account }: { account: PendingAccount }) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  const [resendAt, setResendAt] = useState(account.resendAt);
  const left = useSecondsTo(resendAt);
  const waitFor = (seconds: unknown) => {
    if (typeof seconds !== 'number') return;
    const next = Date.now() + seconds * 1_000;
    changePendingAccount({ resendAt: next });
    setResendAt(next);
  };
  const ask = useMutation({
    mutationFn: () => call(api.POST('/api/user/resendCode', { body: { user_id: account.userId } })),
    onSuccess: ({ message, resend_in }) => {
      waitFor(resend_in);
      toast.success(t(message));
    },
    onError: (error) => {
      if (error instanceof ApiError) waitFor(error.body.resend_in);
      toast.error(t(error.message));
    },
  });
  return (
    <Button icon="mail" busy={ask.isPending} disabled={left > 0} onClick={() => ask.mutate()}>
      {left > 0 ? t('verify.resend.wait', { time: format.clock(left) }) : t('verify.resend')}
    </Button>
  );
}
