import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Overview } from '../api/types.ts';
import { Panel } from '../components/Panel.tsx';
import { StateMessage } from '../components/page/StateMessage.tsx';
import { countIn, oldestOf } from '../components/waiting/waiting-in.ts';
import { useFormat } from '../format/use-format.ts';

/** How much waits of all kinds and since when, said large, with the one thing to do about it. */
export function WaitingPanel({ waiting }: Pick<Overview, 'waiting'>) {
  const translate = useTranslate();
  const format = useFormat();
  const count = countIn('waiting', waiting);
  const oldestAt = oldestOf(waiting);
  if (count === 0) {
    return (
      <Panel>
        <StateMessage
          drawing="done"
          title={translate('parde.dashboard.waiting_none')}
          lead={translate('parde.dashboard.waiting_none_lead')}
        />
      </Panel>
    );
  }
  const age = oldestAt ? format.age(oldestAt) : null;
  return (
    <Panel>
      <Box
        sx={{
          padding: { xs: '20px', md: '28px 28px 24px' },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2.5,
        }}
      >
        <Box sx={{ flex: '1 1 260px' }}>
          <Typography
            component="h2"
            sx={{ fontSize: { xs: '1.625rem', md: '2.125rem' }, fontWeight: 850, lineHeight: 1.35 }}
          >
            {translate('parde.dashboard.waiting', { smart_count: count })}
          </Typography>
          {oldestAt && (
            <Typography sx={{ color: 'var(--text-mid)' }} title={format.dateTime(oldestAt)}>
              {age ? translate('parde.dashboard.oldest', { age }) : translate('parde.dashboard.oldest_fresh')}
            </Typography>
          )}
        </Box>
        <Button variant="contained" color="secondary" size="large" component={Link} to="/waiting">
          {translate('parde.dashboard.start')}
        </Button>
      </Box>
    </Panel>
  );
}
