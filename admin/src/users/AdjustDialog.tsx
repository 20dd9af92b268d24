import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleUser, EntryUnit } from '../api/types';
import { ActionDialog } from '../components/form/ActionDialog';
import { ChoiceField } from '../components/form/ChoiceField';
import { LabelledField } from '../components/form/LabelledField';
import { type Faults, useCommand } from '../components/form/use-command';
import { parseWhole } from '../format/number';
import type { ConsoleDataProvider } from '../providers/data-provider';
import { isReason, LONGEST_REASON } from './reason';

const GIGABYTE = 1024 ** 3;

interface AdjustDialogProps {
  user: ConsoleUser;
  kind: 'grant' | 'withdraw';
  onClose: () => void;
}

function useAdjustment({ user, kind, onClose }: AdjustDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const command = useCommand(['amount', 'reason']);
  const [values, setValues] = useState({ unit: 'days' as EntryUnit, amount: '', reason: '' });

  const submit = async () => {
    const { unit, reason } = values;
    const count = parseWhole(values.amount);
    const faults: Faults = {};
    if (!count) faults['amount'] = translate('parde.users.actions.amount_missing');
    if (!isReason(reason)) faults['reason'] = translate('parde.users.actions.reason_missing');
    if (!count || faults['reason']) return command.setFaults(faults);
    const amount = unit === 'bytes' ? count * GIGABYTE : count;
    const body = { user_id: user.id, unit, amount, reason: reason.trim() };
    const answer = await command.run(body, kind === 'grant' ? provider.grant : provider.withdraw);
    if (!answer) return;
    notify(`parde.users.actions.${kind === 'grant' ? 'granted' : 'withdrawn'}`, { type: 'success' });
    refresh();
    onClose();
  };
  const change = (next: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...next }));
    command.forget();
  };
  return { ...command, values, change, submit };
}

/** Gives days or volume, or takes them; the user reads the reason in the statement. */
export function AdjustDialog(props: AdjustDialogProps) {
  const { user, kind, onClose } = props;
  const translate = useTranslate();
  const { busy, faults, failure, values, change, submit } = useAdjustment(props);
  const word = (key: string) => translate(`parde.users.actions.${key}`, { name: user.name || user.username });
  return (
    <ActionDialog
      title={word(kind)}
      lead={word(`${kind}_lead`)}
      submit={word(`${kind}_submit`)}
      danger={kind === 'withdraw'}
      busy={busy}
      failure={failure}
      onCancel={onClose}
      onSubmit={() => void submit()}
    >
      <ChoiceField
        label={word('unit')}
        value={values.unit}
        choices={[
          { value: 'days', label: word('days') },
          { value: 'bytes', label: word('gigabytes') },
        ]}
        onChange={(unit) => change({ unit })}
      />
      <LabelledField
        name="amount"
        label={word('amount')}
        value={values.amount}
        error={faults['amount']}
        onChange={(amount) => change({ amount })}
        inputMode="numeric"
        autoFocus
      />
      <LabelledField
        name="reason"
        label={word('reason')}
        value={values.reason}
        error={faults['reason']}
        hint={word('shown_to_user')}
        onChange={(reason) => change({ reason })}
        dir="auto"
        maxLength={LONGEST_REASON}
        multiline
      />
    </ActionDialog>
  );
}
