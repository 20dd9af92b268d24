import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleUser } from '../api/types';
import { ActionDialog } from '../components/form/ActionDialog';
import { LabelledField } from '../components/form/LabelledField';
import { useCommand } from '../components/form/use-command';
import type { ConsoleDataProvider } from '../providers/data-provider';
import { isReason, LONGEST_REASON } from './reason';

interface SuspendDialogProps {
  user: ConsoleUser;
  onClose: () => void;
}

/** Keeps a user out, or lets them in again, whichever fits; either way with a reason. */
export function SuspendDialog({ user, onClose }: SuspendDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { busy, faults, failure, setFaults, forget, run } = useCommand(['reason']);
  const [reason, setReason] = useState('');
  const word = (key: string) => translate(`parde.users.actions.${key}`, { name: user.name || user.username });
  const suspends = user.state !== 'suspended';
  const kind = suspends ? 'suspend' : 'unsuspend';

  const submit = async () => {
    if (!isReason(reason)) return setFaults({ reason: word('reason_missing') });
    const body = { user_id: user.id, reason: reason.trim() };
    const answer = await run(body, suspends ? provider.suspendUser : provider.unsuspendUser);
    if (!answer) return;
    notify(`parde.users.actions.${kind}ed`, { type: 'success' });
    refresh();
    onClose();
  };

  return (
    <ActionDialog
      title={word(kind)}
      lead={word(`${kind}_lead`)}
      submit={word(`${kind}_submit`)}
      danger={suspends}
      busy={busy}
      failure={failure}
      onCancel={onClose}
      onSubmit={() => void submit()}
    >
      <LabelledField
        name="reason"
        label={word('reason')}
        value={reason}
        error={faults['reason']}
        hint={word(suspends ? 'shown_at_login' : 'kept_in_log')}
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
