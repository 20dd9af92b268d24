import Typography from '@mui/material/Typography';
import { RadioButtonGroupInput, useDataProvider, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ConsoleUser, Role } from '../../api/types.ts';
import { ActionDialog } from '../../components/form/dialogs/ActionDialog.tsx';
import { ReasonInput } from '../../components/form/inputs/ReasonInput.tsx';
import { useAfterwards, useCommand } from '../../components/form/sending/use-command.ts';
import { useSeenAnew } from '../../components/form/sending/use-quicker-colleague.ts';
import { RoleTag } from '../../components/tags/RoleTag.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

const WORDS = 'parde.users.actions';
const ROLES = (['viewer', 'moderator', 'admin'] as const).map((id) => ({ id, name: `parde.roles.${id}` }));

interface Values {
  role: Role;
  reason: string;
}

/** Says so where a role opens the console to somebody. */
function RoleInput({ hint, present }: { hint: string; present: Role }) {
  const chosen: Role = useWatch({ name: 'role' });
  const opens = present === 'viewer' && chosen !== 'viewer';
  return (
    <RadioButtonGroupInput
      source="role"
      label="parde.users.role"
      choices={ROLES}
      {...(opens && { helperText: hint })}
    />
  );
}

/** A role that a colleague has changed meanwhile is shown as it is by now, beside the one that was chosen. */
export function RoleDialog({ user, onClose }: { user: ConsoleUser; onClose: () => void }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const finish = useAfterwards(onClose);
  const orSeenAnew = useSeenAnew();
  const word = (key: string) => translate(`${WORDS}.${key}`, { name: user.name || user.username });
  const command = useCommand({
    body: ({ role, reason }: Values) => {
      const why = reason.trim();
      return { user_id: user.id, role, version: user.role_version, ...(why && { reason: why }) };
    },
    send: (body, key) => orSeenAnew(provider.changeRole(body, key)),
    onDone: () => finish(`${WORDS}.role_changed`),
  });
  return (
    <ActionDialog
      title={word('role')}
      lead={word('role_lead')}
      submit={`${WORDS}.role_submit`}
      values={{ role: user.role, reason: '' }}
      {...command}
      onCancel={onClose}
    >
      <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
        {word('role_now')} <RoleTag role={user.role} />
      </Typography>
      <RoleInput hint={word('role_staff')} present={user.role} />
      <ReasonInput label={`${WORDS}.optional_reason`} hint={`${WORDS}.kept_in_log`} />
    </ActionDialog>
  );
}
