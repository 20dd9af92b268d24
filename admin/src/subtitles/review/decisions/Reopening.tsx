import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleSubtitle } from '../../../api/types.ts';
import { Panel } from '../../../components/Panel.tsx';
import type { ConsoleDataProvider } from '../../../providers/data-provider.ts';

const WORDS = 'parde.subtitles.reopening';

/** The way back from a refusal, while what was sent is still there. */
export function Reopening({ subtitle: { id, version } }: { subtitle: Pick<ConsoleSubtitle, 'id' | 'version'> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.reopenSubtitle({ id, version }),
    networkMode: 'always',
    // Anything else means that the session has ended.
    onSuccess: ({ status }) => status === 1 && notify(`${WORDS}.done`, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => refresh(),
  });
  return (
    <Panel sx={{ display: 'grid', gap: 1.5, padding: 2.5 }}>
      <Typography variant="body2" sx={{ color: 'var(--text-mid)' }}>
        {translate(`${WORDS}.lead`)}
      </Typography>
      <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
        {translate(`${WORDS}.submit`)}
      </Button>
    </Panel>
  );
}
