import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { ActionDialog } from '../components/form/dialogs/ActionDialog.tsx';
import { useCommand } from '../components/form/sending/use-command.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';

interface DisableDialogProps {
  ids: readonly number[];
  onDone: () => void;
  onClose: () => void;
}

export function DisableDialog({ ids, onDone, onClose }: DisableDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const command = useCommand({
    body: () => ({ ids: [...ids] }),
    send: provider.disableCoupons,
    onDone: ({ done: { length: count } }) => {
      if (count === 0)
        notify('parde.coupons.none_disabled', { type: 'info', messageArgs: { smart_count: ids.length } });
      else notify('parde.coupons.disabled', { type: 'success', messageArgs: { smart_count: count } });
      refresh();
      onDone();
    },
  });
  return (
    <ActionDialog
      title={translate('parde.coupons.disable_title', { smart_count: ids.length })}
      lead={translate('parde.coupons.disable_lead')}
      submit="parde.coupons.disable"
      danger
      values={{}}
      {...command}
      onCancel={onClose}
    />
  );
}
