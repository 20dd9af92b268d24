import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ConsolePayment } from '../api/types';
import { ActionDialog } from '../components/form/ActionDialog';
import { LabelledField } from '../components/form/LabelledField';
import { useCommand } from '../components/form/use-command';
import { useAmounts } from '../components/use-amounts';
import type { ConsoleDataProvider } from '../providers/data-provider';
import { isReason, LONGEST_REASON } from '../users/reason';

export function ReverseDialog({ payment, onClose }: { payment: ConsolePayment; onClose: () => void }) {
  const translate = useTranslate();
  const amounts = useAmounts();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { busy, faults, failure, setFaults, forget, run } = useCommand(['reason']);
  const [reason, setReason] = useState('');
  const word = (key: string) => translate(`parde.payments.actions.${key}`, { amount: amounts.rials(payment.amount) });

  const submit = async () => {
    if (!isReason(reason)) return setFaults({ reason: translate('parde.users.actions.reason_missing') });
    const answer = await run({ id: payment.id, reason: reason.trim() }, provider.reversePayment);
    if (!answer) return;
    const state = translate(`parde.payments.states.${answer.state}`);
    notify('parde.payments.actions.reversed', { type: 'success', messageArgs: { state } });
    refresh();
    onClose();
  };

  return (
    <ActionDialog
      title={word('reverse_title')}
      lead={word('reverse_lead')}
      submit={word('reverse_submit')}
      danger
      busy={busy}
      failure={failure}
      onCancel={onClose}
      onSubmit={() => void submit()}
    >
      <LabelledField
        name="reason"
        label={translate('parde.users.actions.reason')}
        value={reason}
        error={faults['reason']}
        hint={translate('parde.users.actions.shown_to_user')}
        onChange={(next) => {
          setReason(next);
          forget();
        }}
        dir="auto"
        maxLength={LONGEST_REASON}
        multiline
        autoFocus
      />
    </ActionDialog>
  );
}
