import { TextInput, useDataProvider, useTranslate } from 'react-admin';
import type { ConsolePayment } from '../../api/types.ts';
import { ActionDialog } from '../../components/form/dialogs/ActionDialog.tsx';
import { writtenText } from '../../components/form/inputs/input-slots.ts';
import { isReason, MAX_REASON_LENGTH } from '../../components/form/inputs/reason.ts';
import { useAfterwards, useCommand } from '../../components/form/sending/use-command.ts';
import { useSeenAnew } from '../../components/form/sending/use-quicker-colleague.ts';
import { useAmounts } from '../../components/payments/use-amounts.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

const WORDS = 'parde.payments.actions';

const requireNote = ({ note }: { note: string }) => (isReason(note) ? {} : { note: `${WORDS}.record_return_missing` });

/** Notes that staff has given back itself what the bank refused to. */
export function ReturnDialog({ payment, onClose }: { payment: ConsolePayment; onClose: () => void }) {
  const translate = useTranslate();
  const amounts = useAmounts();
  const provider = useDataProvider<ConsoleDataProvider>();
  const finish = useAfterwards(onClose);
  const orSeenAnew = useSeenAnew();
  const command = useCommand({
    body: ({ note }: { note: string }) => ({ id: payment.id, note: note.trim() }),
    send: (body, key) => orSeenAnew(provider.recordReturn(body, key)),
    onDone: ({ state }) => finish(`${WORDS}.returned`, { state: translate(`parde.payments.states.${state}`) }),
  });
  return (
    <ActionDialog
      title={translate(`${WORDS}.record_return_title`)}
      lead={translate(`${WORDS}.record_return_lead`, { amount: amounts.rials(payment.taken ?? payment.amount) })}
      submit={`${WORDS}.record_return_submit`}
      values={{ note: '' }}
      validate={requireNote}
      {...command}
      onCancel={onClose}
    >
      <TextInput
        source="note"
        label={`${WORDS}.record_return_how`}
        helperText={`${WORDS}.record_return_hint`}
        slotProps={writtenText(MAX_REASON_LENGTH)}
        autoFocus
      />
    </ActionDialog>
  );
}
