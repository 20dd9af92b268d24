import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsolePayment } from '../api/types.ts';
import { ActionDialog } from '../components/form/ActionDialog.tsx';
import { ReasonInput } from '../components/form/ReasonInput.tsx';
import { requireReason } from '../components/form/reason.ts';
import { useAfterwards, useCommand } from '../components/form/use-command.ts';
import { useAmounts } from '../components/use-amounts.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';

const WORDS = 'parde.payments.actions';

export function ReverseDialog({ payment, onClose }: { payment: ConsolePayment; onClose: () => void }) {
  const translate = useTranslate();
  const amounts = useAmounts();
  const provider = useDataProvider<ConsoleDataProvider>();
  const finish = useAfterwards(onClose);
  const command = useCommand({
    body: ({ reason }: { reason: string }) => ({ id: payment.id, reason: reason.trim() }),
    send: provider.reversePayment,
    onDone: ({ state }) => finish(`${WORDS}.reversed`, { state: translate(`parde.payments.states.${state}`) }),
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
