import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { ActionDialog } from '../components/form/ActionDialog';
import { useCommand } from '../components/form/use-command';
import type { ConsoleDataProvider } from '../providers/data-provider';

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
  const { busy, failure, run } = useCommand();

  const submit = async () => {
    const answer = await run({ ids: [...ids] }, provider.disableCoupons);
    if (!answer) return;
    const count = answer.done.length;
    if (count === 0) notify('parde.coupons.none_disabled', { type: 'info' });
    else notify('parde.coupons.disabled', { type: 'success', messageArgs: { smart_count: count } });
    refresh();
    onDone();
  };

  return (
    <ActionDialog
      title={translate('parde.coupons.disable_title', { smart_count: ids.length })}
      lead={translate('parde.coupons.disable_lead')}
      submit={translate('parde.coupons.disable')}
      danger
      busy={busy}
      failure={failure}
      onCancel={onClose}
      onSubmit={() => void submit()}
    />
  );
}
