import { RadioButtonGroupInput, TextInput, useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleUser, EntryUnit } from '../../api/types.ts';
import { ActionDialog } from '../../components/form/dialogs/ActionDialog.tsx';
import { WHOLE_NUMBER } from '../../components/form/inputs/input-slots.ts';
import { ReasonInput } from '../../components/form/inputs/ReasonInput.tsx';
import { requireReason } from '../../components/form/inputs/reason.ts';
import { wrongNumber } from '../../components/form/inputs/wrong-number.ts';
import { useAfterwards, useCommand } from '../../components/form/sending/use-command.ts';
import { parseWhole } from '../../format/number.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

const GIGABYTE = 1024 ** 3;
const WORDS = 'parde.users.actions';
const UNITS = [
  { id: 'days', name: `${WORDS}.days` },
  { id: 'bytes', name: `${WORDS}.gigabytes` },
];

interface Values {
  unit: EntryUnit;
  amount: string;
  reason: string;
}

interface AdjustDialogProps {
  user: ConsoleUser;
  kind: 'grant' | 'withdraw';
  onClose: () => void;
}

const EMPTY: Values = { unit: 'days', amount: '', reason: '' };
const DONE = { grant: 'granted', withdraw: 'withdrawn' };

function errorsOf(values: Values) {
  const { amount } = values;
  return {
    ...requireReason(values),
    ...(!parseWhole(amount) && { amount: wrongNumber(amount, `${WORDS}.amount_missing`) }),
  };
}

/** Gives days or volume, or takes them; the user reads the reason in the statement. */
export function AdjustDialog({ user, kind, onClose }: AdjustDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const finish = useAfterwards(onClose);
  const word = (key: string) => translate(`${WORDS}.${key}`, { name: user.name || user.username });
  const command = useCommand({
    body: ({ unit, amount, reason }: Values) => {
      const count = parseWhole(amount) ?? 0;
      return { user_id: user.id, unit, amount: unit === 'bytes' ? count * GIGABYTE : count, reason: reason.trim() };
    },
    send: provider[kind],
    onDone: () => finish(`${WORDS}.${DONE[kind]}`),
  });
  return (
    <ActionDialog
      title={word(kind)}
      lead={word(`${kind}_lead`)}
      submit={`${WORDS}.${kind}_submit`}
      danger={kind === 'withdraw'}
      values={EMPTY}
      validate={errorsOf}
      {...command}
      onCancel={onClose}
    >
      <RadioButtonGroupInput source="unit" label={`${WORDS}.unit`} choices={UNITS} />
      <TextInput source="amount" label={`${WORDS}.amount`} slotProps={WHOLE_NUMBER} autoFocus />
      <ReasonInput hint={`${WORDS}.shown_to_user`} />
    </ActionDialog>
  );
}
