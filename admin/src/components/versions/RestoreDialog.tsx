import { useTranslate } from 'react-admin';
import { useFormat } from '../../format/use-format.ts';
import { ActionDialog } from '../form/dialogs/ActionDialog.tsx';
import { useAfterwards, useCommand } from '../form/sending/use-command.ts';

interface RestoreDialogProps {
  version: number;
  send: () => Promise<{ status: number }>;
  onRestored: () => void;
  onClose: () => void;
}

export function RestoreDialog({ version, send, onRestored, onClose }: RestoreDialogProps) {
  const translate = useTranslate();
  const format = useFormat();
  const finish = useAfterwards(() => {
    onClose();
    onRestored();
  });
  const command = useCommand({ body: () => ({}), send, onDone: () => finish('parde.versions.restored') });
  return (
    <ActionDialog
      title={translate('parde.versions.restore_title', { number: format.plain(version) })}
      lead={translate('parde.versions.restore_lead')}
      submit="parde.versions.restore"
      values={{}}
      {...command}
      onCancel={onClose}
    />
  );
}
