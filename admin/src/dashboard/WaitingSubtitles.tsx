import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Overview } from '../api/types.ts';
import { Panel } from '../components/Panel.tsx';
import { useFormat } from '../format/use-format.ts';

/** Subtitles that wait for a look; nothing at all when there are none. */
export function WaitingSubtitles({ waiting }: Pick<Overview, 'waiting'>) {
  const translate = useTranslate();
  const format = useFormat();
  const { count = 0, oldest_at: oldest = null } = waiting.subtitles ?? {};
  if (count === 0) return null;
  const age = oldest && format.age(oldest);
  return (
    <Panel
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        padding: { xs: '16px 20px', md: '18px 28px' },
      }}
    >
      <Box sx={{ flex: '1 1 260px' }}>
        <Typography component="h2" variant="h3">
          {translate('parde.subtitles.waiting', { smart_count: count })}
        </Typography>
        {age && (
          <Typography variant="body2" sx={{ color: 'var(--text-mid)' }}>
            {translate('parde.dashboard.oldest', { age })}
          </Typography>
        )}
      </Box>
      <Button variant="outlined" component={Link} to="/subtitles">
        {translate('parde.subtitles.look')}
      </Button>
    </Panel>
  );
}
