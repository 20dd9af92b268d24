import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ConsolePayment, PaymentState } from '../api/types';
import type { ConsoleDataProvider } from '../providers/data-provider';
import { ReverseDialog } from './ReverseDialog';

/** States about which the bank may still have something to say. */
const ASKABLE: readonly PaymentState[] = ['created', 'pending', 'failed', 'reversing'];
const REVERSIBLE: readonly PaymentState[] = ['paid', 'reversal_refused'];

function RecheckButton({ payment }: { payment: ConsolePayment }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    try {
      const { status, state, answered } = await provider.recheckPayment({ id: payment.id });
      if (status !== 1) return;
      if (!answered) return notify('parde.payments.actions.no_answer', { type: 'warning' });
      const messageArgs = { state: translate(`parde.payments.states.${state}`) };
      notify('parde.payments.actions.rechecked', { type: 'info', messageArgs });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'parde.errors.unknown', { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return (
    <Button
      variant="contained"
      aria-busy={busy}
      disabled={busy}
      startIcon={busy && <CircularProgress size={16} color="inherit" />}
      onClick={() => void ask()}
    >
      {translate('parde.payments.actions.recheck')}
    </Button>
  );
}

export function PaymentActions({ payment }: { payment: ConsolePayment }) {
  const translate = useTranslate();
  const [reversing, setReversing] = useState(false);
  return (
    <>
      {ASKABLE.includes(payment.state) && payment.gateway !== 'none' && <RecheckButton payment={payment} />}
      {REVERSIBLE.includes(payment.state) && (
        <Button variant="outlined" color="error" onClick={() => setReversing(true)}>
          {translate('parde.payments.actions.reverse')}
        </Button>
      )}
      {reversing && <ReverseDialog payment={payment} onClose={() => setReversing(false)} />}
    </>
  );
}
