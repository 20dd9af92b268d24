import { RadioButtonGroupInput, useDataProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ActionDialog } from '../../components/form/dialogs/ActionDialog.tsx';
import { useCommand } from '../../components/form/sending/use-command.ts';
import { useProjectionName } from '../../components/names/use-projection-name.ts';
import type { RebuildMode } from '../../providers/commands/rebuild-commands.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

const WORDS = 'parde.rebuilds.begin';
const MODES = (['swap', 'compare', 'check'] as const).map((id) => ({ id, name: `parde.rebuilds.modes.${id}` }));
const VALUES: { mode: RebuildMode } = { mode: 'swap' };

/** Asks in which way a read model is to be made anew, and leads to how far that is. */
export function RebuildDialog({ projection, onClose }: { projection: string; onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const nameOf = useProjectionName();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { busy, onSubmit } = useCommand({
    body: ({ mode }: typeof VALUES) => ({ projection, mode }),
    send: provider.beginRebuild,
    renamed: { projection: 'mode' },
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
    >
      <RadioButtonGroupInput source="mode" label={`${WORDS}.mode`} choices={MODES} row={false} />
    </ActionDialog>
  );
}
