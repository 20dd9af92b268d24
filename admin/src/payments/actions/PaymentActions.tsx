import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsolePayment, PaymentState } from '../../api/types.ts';
import { RecheckButton } from './RecheckButton.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';

/** States about which the bank may still have something to say. */
const ASKABLE: readonly PaymentState[] = ['created', 'pending', 'failed', 'reversing'];
const REVERSIBLE: readonly PaymentState[] = ['paid', 'reversal_refused'];

export function PaymentActions({ payment }: { payment: ConsolePayment }) {
  const translate = useTranslate();
  const [reversing, setReversing] = useState(false);
  const [returning, setReturning] = useState(false);
  return (
    <>
      {ASKABLE.includes(payment.state) && payment.gateway !== 'none' && <RecheckButton payment={payment} />}
      {REVERSIBLE.includes(payment.state) && (
        <Button variant="outlined" color="error" onClick={() => setReversing(true)}>
          {translate('parde.payments.actions.reverse')}
        </Button>
      )}
      {payment.state === 'reversal_refused' && (
        <Button variant="outlined" onClick={() => setReturning(true)}>
          {translate('parde.payments.actions.record_return')}
        </Button>
      )}
      {returning && <ReturnDialog payment={payment} onClose={() => setReturning(false)} />}
      {reversing && <ReverseDialog payment={payment} onClose={() => setReversing(false)} />}
    </>
  );
}
