import { useState } from 'react';
import { useDataProvider, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleUser } from '../../api/types.ts';
import { ActionDialog } from '../../components/form/dialogs/ActionDialog.tsx';
import { useAfterwards, useCommand } from '../../components/form/sending/use-command.ts';
import { useQuickerColleague } from '../../components/form/sending/use-quicker-colleague.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

const WORDS = 'parde.users.avatar';

interface RemoveAvatarDialogProps {
  user: ConsoleUser;
  onClose: () => void;
}

/** Asks first: the file is erased at once, and nothing brings it back. */
export function RemoveAvatarDialog({ user, onClose }: RemoveAvatarDialogProps) {
  // As it was looked at: not one that its owner has chosen since, nor as a colleague has decided on it.
  const [{ avatar_path, avatar_waiting }] = useState(user);
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const refresh = useRefresh();
  const finish = useAfterwards(onClose);
  const orClosed = useQuickerColleague(onClose);
  const command = useCommand({
    body: () => ({ user_id: user.id, avatar_path: avatar_path as string, avatar_waiting, outcome: 'removed' as const }),
    send: (body) => orClosed(provider.reviewAvatar(body)),
    onDone: () => finish(`${WORDS}.removed`),
  });
  return (
    <ActionDialog
      title={translate(`${WORDS}.remove_title`, { name: user.name || user.username })}
      lead={translate(`${WORDS}.remove_lead`)}
      submit={`${WORDS}.remove`}
      danger
      values={{}}
      {...command}
      onCancel={() => {
        // What was in its way is seen afterwards.
        refresh();
        onClose();
      }}
    />
  );
}
