import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleSubtitle } from '../../../api/types.ts';
import { ActionDialog } from '../../../components/form/dialogs/ActionDialog.tsx';
import { ReasonInput } from '../../../components/form/inputs/ReasonInput.tsx';
import { requireReason } from '../../../components/form/inputs/reason.ts';
import { useAfterwards, useCommand } from '../../../components/form/sending/use-command.ts';
import { useSeenAnew } from '../../../components/form/sending/use-quicker-colleague.ts';
import type { ConsoleDataProvider } from '../../../providers/data-provider.ts';

const WORDS = 'parde.subtitles.refusing';

interface RefuseDialogProps {
  subtitle: Pick<ConsoleSubtitle, 'id' | 'version'>;
  onClose: () => void;
  onDone: () => void;
}

export function RefuseDialog({ subtitle: { id, version }, onClose, onDone }: RefuseDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const finish = useAfterwards(onDone);
  const orSeenAnew = useSeenAnew();
  const command = useCommand({
    body: ({ reason }: { reason: string }) => ({ id, version, reason: reason.trim() }),
    send: (body) => orSeenAnew(provider.refuseSubtitle(body)),
    onDone: () => finish(`${WORDS}.done`),
  });
  return (
    <ActionDialog
      title={translate(`${WORDS}.title`)}
      submit={`${WORDS}.submit`}
      danger
      values={{ reason: '' }}
      validate={requireReason}
      {...command}
      onCancel={onClose}
    >
      <ReasonInput hint={`${WORDS}.hint`} autoFocus />
    </ActionDialog>
  );
}
