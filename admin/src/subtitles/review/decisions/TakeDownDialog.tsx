import { useState } from 'react';
import { useDataProvider, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleSubtitle } from '../../../api/types.ts';
import { ActionDialog } from '../../../components/form/dialogs/ActionDialog.tsx';
import { useAfterwards, useCommand } from '../../../components/form/sending/use-command.ts';
import type { ConsoleDataProvider } from '../../../providers/data-provider.ts';

const WORDS = 'parde.subtitles.taking_down';

interface TakeDownDialogProps {
  subtitle: Pick<ConsoleSubtitle, 'id' | 'version' | 'former'>;
  onClose: () => void;
}

/** Says first what viewers will see then. */
export function TakeDownDialog({ subtitle: { id, version, former }, onClose }: TakeDownDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const refresh = useRefresh();
  /** Once it was read what stands against it, the page shows what a colleague has done. */
  const [failed, setFailed] = useState(false);
  const finish = useAfterwards(onClose);
  const command = useCommand({
    body: () => ({ id, version }),
    send: provider.reopenSubtitle,
    onDone: () => finish(`${WORDS}.done`),
  });
  return (
    <ActionDialog
      title={translate(`${WORDS}.title`)}
      lead={`${translate(`${WORDS}.${former ? 'former' : 'nothing'}`)} ${translate(`${WORDS}.waits`)}`}
      submit={`${WORDS}.submit`}
      danger
      values={{}}
      busy={command.busy}
      onSubmit={async (values) => {
        const errors = await command.onSubmit(values);
        setFailed(errors !== undefined);
        return errors;
      }}
      onCancel={() => {
        if (failed) refresh();
        onClose();
      }}
    />
  );
}
