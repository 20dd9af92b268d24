import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleRebuild } from '../api/types.ts';
import { underWay } from '../components/stage.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';

/** Until the new tables are being put in place, a rebuild can be given up. */
export function CancelRebuild({ rebuild }: { rebuild: ConsoleRebuild }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { isPending, mutate } = useMutation({
    networkMode: 'always',
    mutationFn: () => provider.cancelRebuild(rebuild.id),
    onSuccess: () => refresh(),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  if (!underWay(rebuild)) return null;
  return (
    <Button variant="outlined" aria-busy={isPending} disabled={isPending} onClick={() => mutate()}>
      {translate('parde.rebuilds.cancel')}
    </Button>
  );
}
