import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ConsolePayment } from '../../api/types.ts';
import { ActionDialog } from '../../components/form/dialogs/ActionDialog.tsx';
import { ReasonInput } from '../../components/form/inputs/ReasonInput.tsx';
import { requireReason } from '../../components/form/inputs/reason.ts';
import { useCommand } from '../../components/form/sending/use-command.ts';
import { useSeenAnew } from '../../components/form/sending/use-quicker-colleague.ts';
import { useAmounts } from '../../components/payments/use-amounts.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

const WORDS = 'parde.payments.actions';
/** How a reversal may end for now, other than with the money given back. */
const UNFINISHED = ['reversing', 'reversal_refused'];

export function ReverseDialog({ payment, onClose }: { payment: ConsolePayment; onClose: () => void }) {
  const translate = useTranslate();
  const amounts = useAmounts();
  const provider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const orSeenAnew = useSeenAnew();
  const command = useCommand({
    body: ({ reason }: { reason: string }) => ({ id: payment.id, reason: reason.trim() }),
    send: (body, key) => orSeenAnew(provider.reversePayment(body, key)),
    onDone: ({ state }) => {
      if (UNFINISHED.includes(state)) notify(`${WORDS}.done.${state}`, { type: 'warning' });
      else notify(`${WORDS}.done.reversed`, { type: 'success' });
      refresh();
      onClose();
    },
  });
  const money = payment.taken ?? payment.amount;
  return (
    <ActionDialog
      title={translate(`${WORDS}.reverse_title`)}
      lead={translate(`${WORDS}.${money > 0 ? 'reverse_lead' : 'reverse_lead_free'}`, { amount: amounts.rials(money) })}
      submit={`${WORDS}.reverse_submit`}
      danger
      values={{ reason: '' }}
      validate={requireReason}
      {...command}
      onCancel={onClose}
    >
      <ReasonInput hint="parde.users.actions.shown_to_user" autoFocus />
    </ActionDialog>
  );
}
