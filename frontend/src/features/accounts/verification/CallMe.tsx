import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button.tsx';
import { toast } from '../../../components/feedback/toast-store.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { api, call } from '../../../lib/api/client.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { CALL_USED } from './call-timer.ts';
import { markCallRequested, type PendingAccount } from './pending-account.ts';
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
      markCallRequested();
      setCalled(true);
      toast.success(t(message));
    },
    onError: (error) => toast.error(t(error.message)),
  });

  if (left === CALL_USED) {
    return (
      <p className="flex items-center gap-2 text-sm text-mid">
        <Icon name="phone" size={18} className="text-success-text" />
        {t('verify.called')}
      </p>
    );
  }
  if (left > 0) {
    return <p className="text-sm text-low">{t('verify.wait', { time: format.digits(clock(left)) })}</p>;
  }
  return (
    <Button icon="phone" busy={ask.isPending} onClick={() => ask.mutate()} className="self-start">
      {t('verify.call')}
    </Button>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
