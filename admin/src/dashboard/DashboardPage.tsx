import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { Panel } from '../components/Panel.tsx';
import { useFormat } from '../format/use-format.ts';
import { useOverview } from '../providers/use-overview.ts';
import { HealthPanel } from './HealthPanel.tsx';
import { RecentDecisions } from './RecentDecisions.tsx';
import { ReportedFiles } from './ReportedFiles.tsx';
import { StuckPayments } from './StuckPayments.tsx';
import { WaitingPanel } from './WaitingPanel.tsx';
import { WaitingSubtitles } from './WaitingSubtitles.tsx';

/** The first page: what waits, how long it has waited, and whether visitors see what is saved. */
export function DashboardPage() {
  const translate = useTranslate();
  const format = useFormat();
  const { data, error, refetch } = useOverview();
  const today = (
    <Box component="span" sx={{ color: 'var(--text-low)', fontSize: '0.875rem', paddingBlockStart: 0.5 }}>
      {format.date(new Date().toISOString())}
    </Box>
  );
  return (
    <PageFrame title={translate('parde.dashboard.title')} aside={today} width={1180}>
      {error && !data && (
        <Panel>
          <LoadFailure error={error} onRetry={() => void refetch()} />
        </Panel>
      )}
      {(data || !error) && (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 372px' },
          }}
        >
          {data ? (
            <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
              <WaitingPanel waiting={data.waiting} />
              <ReportedFiles waiting={data.waiting} />
              <WaitingSubtitles waiting={data.waiting} />
              <StuckPayments waiting={data.waiting} />
              <RecentDecisions />
            </Box>
          ) : (
            <Skeleton variant="rounded" height={320} sx={{ borderRadius: '12px' }} />
          )}
          {data ? (
            <HealthPanel projections={data.projections} />
          ) : (
            <Skeleton variant="rounded" height={320} sx={{ borderRadius: '12px' }} />
          )}
        </Box>
      )}
    </PageFrame>
  );
}
