import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleUser, Role } from '../api/types';
import { ActionDialog } from '../components/form/ActionDialog';
import { ChoiceField } from '../components/form/ChoiceField';
import { LabelledField } from '../components/form/LabelledField';
import { useCommand } from '../components/form/use-command';
import type { ConsoleDataProvider } from '../providers/data-provider';
import { LONGEST_REASON } from './reason';

const ROLES: readonly Role[] = ['viewer', 'moderator', 'admin'];

export function RoleDialog({ user, onClose }: { user: ConsoleUser; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { busy, faults, failure, forget, run } = useCommand(['reason']);
  const [role, setRole] = useState(user.role);
  const [reason, setReason] = useState('');
  const word = (key: string) => translate(`parde.users.actions.${key}`, { name: user.name || user.username });

  const submit = async () => {
    const why = reason.trim();
    const answer = await run({ user_id: user.id, role, ...(why && { reason: why }) }, provider.changeRole);
    if (!answer) return;
    notify('parde.users.actions.role_changed', { type: 'success' });
    refresh();
    onClose();
  };

  return (
    <ActionDialog
      title={word('role')}
      lead={word('role_lead')}
      submit={word('role_submit')}
      busy={busy}
      failure={failure}
      onCancel={onClose}
      onSubmit={() => void submit()}
    >
      <ChoiceField
        label={translate('parde.users.role')}
        value={role}
        choices={ROLES.map((value) => ({ value, label: translate(`parde.roles.${value}`) }))}
        {...(user.role === 'viewer' && role !== 'viewer' && { hint: word('role_staff') })}
        onChange={setRole}
      />
      <LabelledField
        name="reason"
        label={word('optional_reason')}
        value={reason}
        error={faults['reason']}
        hint={word('kept_in_log')}
        onChange={(next) => {
          setReason(next);
          forget();
        }}
        dir="auto"
        maxLength={LONGEST_REASON}
        multiline
      />
    </ActionDialog>
  );
}
