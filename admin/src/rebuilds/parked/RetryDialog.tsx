import { useDataProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ActionDialog } from '../../components/form/dialogs/ActionDialog.tsx';
import { useCommand } from '../../components/form/sending/use-command.ts';
import { useProjectionName } from '../../components/names/use-projection-name.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

const WORDS = 'parde.parked.retry';
const VALUES = {};

/** Asks before what a read model has parked is tried again, and leads to what comes of it. */
export function RetryDialog({ projection, onClose }: { projection: string; onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const nameOf = useProjectionName();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { busy, onSubmit } = useCommand({
    body: () => ({ projection }),
    send: provider.retryParked,
    onDone: ({ id }) => navigate(`/rebuilds/${id}/show`),
  });
  return (
    <ActionDialog
      title={translate(`${WORDS}.title`, { name: nameOf(projection) })}
      lead={translate(`${WORDS}.lead`)}
      submit={`${WORDS}.submit`}
      values={VALUES}
      busy={busy}
      onSubmit={onSubmit}
      onCancel={onClose}
    />
  );
}
