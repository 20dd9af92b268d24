import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsolePayment, PaymentState } from '../api/types.ts';
import { RecheckButton } from './RecheckButton.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';

/** States about which the bank may still have something to say. */
const ASKABLE: readonly PaymentState[] = ['created', 'pending', 'failed', 'reversing'];
const REVERSIBLE: readonly PaymentState[] = ['paid', 'reversal_refused'];

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
