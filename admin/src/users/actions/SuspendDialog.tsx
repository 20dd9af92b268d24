import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleUser } from '../../api/types.ts';
import { ActionDialog } from '../../components/form/dialogs/ActionDialog.tsx';
import { ReasonInput } from '../../components/form/inputs/ReasonInput.tsx';
import { requireReason } from '../../components/form/inputs/reason.ts';
import { useAfterwards, useCommand } from '../../components/form/sending/use-command.ts';
import { useSeenAnew } from '../../components/form/sending/use-quicker-colleague.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

const WORDS = 'parde.users.actions';

interface SuspendDialogProps {
  user: ConsoleUser;
  onClose: () => void;
}

/** Keeps a user out, or lets them in again, whichever fits; either way with a reason. */
export function SuspendDialog({ user, onClose }: SuspendDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const finish = useAfterwards(onClose);
  const orSeenAnew = useSeenAnew();
  const word = (key: string) => translate(`${WORDS}.${key}`, { name: user.name || user.username });
  // As it was looked at: what a colleague does meanwhile must not turn it into its opposite.
  const [suspends] = useState(user.state !== 'suspended');
  const kind = suspends ? 'suspend' : 'unsuspend';
  const command = useCommand({
    body: ({ reason }: { reason: string }) => ({ user_id: user.id, reason: reason.trim() }),
    send: (body, key) => orSeenAnew((suspends ? provider.suspendUser : provider.unsuspendUser)(body, key)),
    onDone: () => finish(`${WORDS}.${kind}ed`),
  });
  return (
    <ActionDialog
      title={word(kind)}
      lead={word(`${kind}_lead`)}
      submit={`${WORDS}.${kind}_submit`}
      danger={suspends}
      values={{ reason: '' }}
      validate={requireReason}
      {...command}
      onCancel={onClose}
    >
      <ReasonInput hint={`${WORDS}.${suspends ? 'shown_at_login' : 'kept_in_log'}`} autoFocus />
    </ActionDialog>
  );
}
