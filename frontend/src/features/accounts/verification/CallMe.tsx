import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button.tsx';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { api, call } from '../../../lib/api/client.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { CALL_USED } from './call-timer.ts';
import { changePendingAccount, type PendingAccount } from './pending-account.ts';
import { useCallTimer } from './use-call-timer.ts';

/** Asks for the code by telephone: after a minute, and only once. */
export function CallMe({ account }: { account: PendingAccount }) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  const [called, setCalled] = useState(account.called);
  const left = useCallTimer(account.since, called);
  const ask = useMutation({
    mutationFn: () => call(api.POST('/api/user/activationCall', { body: { user_id: account.userId } })),
    onSuccess: ({ message }) => {
      changePendingAccount({ called: true });
      setCalled(true);
      toast.success(t(message));
    },
    onError: (error) => toast.error(t(error.message)),
  });

  if (left === CALL_USED) {
    return (
      <p className="flex w-full items-center gap-2 text-sm text-mid">
        <Icon name="phone" size={18} className="text-success-text" />
        {t('verify.called')}
      </p>
    );
  }
  return (
    <Button icon="phone" busy={ask.isPending} disabled={left > 0} onClick={() => ask.mutate()}>
      {left > 0 ? t('verify.call.wait', { time: format.clock(left) }) : t('verify.call')}
    </Button>
  );
}
