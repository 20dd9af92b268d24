import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ConsolePayment } from '../../api/types.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

/** Asks the bank once more what has become of a payment. */
export function RecheckButton({ payment }: { payment: ConsolePayment }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.recheckPayment({ id: payment.id }),
    networkMode: 'always',
    onSuccess: ({ status, state, asked, answered }) => {
      if (status !== 1) return;
      // It has been asked before: by a try whose answer was lost, or by the worker.
      const askedBefore = state !== payment.state;
      if (!asked && !askedBefore) return notify('parde.payments.actions.nothing_to_ask', { type: 'warning' });
      if (asked && !answered) return notify('parde.payments.actions.no_answer', { type: 'warning' });
      const messageArgs = { state: translate(`parde.payments.states.${state}`) };
      notify('parde.payments.actions.rechecked', { type: 'info', messageArgs });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => refresh(),
  });
  return (
    <Button
      variant="contained"
      aria-busy={isPending}
      disabled={isPending}
      startIcon={isPending && <CircularProgress size={16} color="inherit" />}
      onClick={() => mutate()}
    >
      {translate('parde.payments.actions.recheck')}
    </Button>
  );
}
