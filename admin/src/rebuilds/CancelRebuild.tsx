import Button from '@mui/material/Button';
import { useDataProvider, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleRebuild } from '../api/types.ts';
import { useButtonCommand } from '../components/form/sending/use-button-command.ts';
import { underWay } from '../components/tags/stage.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';

/** Until the new tables are being put in place, a rebuild can be given up. */
export function CancelRebuild({ rebuild }: { rebuild: ConsoleRebuild }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { busy, press } = useButtonCommand({
    body: rebuild.id,
    send: provider.cancelRebuild,
    onDone: () => refresh(),
  });
  if (!underWay(rebuild)) return null;
  return (
    <Button variant="outlined" aria-busy={busy} disabled={busy} onClick={press}>
      {translate('parde.rebuilds.cancel')}
    </Button>
  );
}
