import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { contactsAddress } from '../components/addresses/contacts-address.ts';
import { fileReportsAddress } from '../components/addresses/file-reports-address.ts';
import { paymentsAddress } from '../components/addresses/payments-address.ts';
import { queueAddress } from '../components/addresses/queue-address.ts';
import { requestsAddress } from '../components/addresses/requests-address.ts';
import { waitingAddress } from '../components/addresses/waiting-address.ts';
import { Panel } from '../components/Panel.tsx';
import { LoadFailure } from '../components/page/LoadFailure.tsx';
import { PageFrame } from '../components/page/PageFrame.tsx';
import { useFormat } from '../format/use-format.ts';
import { useOverview } from '../providers/use-overview.ts';
import { HealthPanel } from './HealthPanel.tsx';
import { NextInLine } from './NextInLine.tsx';
import { RecentDecisions } from './RecentDecisions.tsx';
import { WaitingLine } from './WaitingLine.tsx';
import { WaitingPanel } from './WaitingPanel.tsx';

const COMMENTS = { count: 'parde.dashboard.comments', open: 'parde.dashboard.comments_open' };
const COMMENT_REPORTS = { count: 'parde.dashboard.comment_reports', open: 'parde.dashboard.comment_reports_open' };
const AVATARS = { count: 'parde.dashboard.avatars', open: 'parde.dashboard.avatars_open' };
const TRANSLATIONS = { count: 'parde.dashboard.translations', open: 'parde.dashboard.translations_open' };
const FILE_REPORTS = {
  count: 'parde.dashboard.file_reports',
  lead: 'parde.dashboard.file_reports_lead',
  open: 'parde.dashboard.file_reports_open',
};
const REQUESTS = { count: 'parde.requests.waiting', open: 'parde.requests.look' };
const CONTACTS = { count: 'parde.contacts.waiting', open: 'parde.contacts.look' };
const SUBTITLES = { count: 'parde.subtitles.waiting', open: 'parde.subtitles.look' };
const PAYMENTS = {
  count: 'parde.dashboard.payments',
  lead: 'parde.dashboard.payments_lead',
  open: 'parde.dashboard.payments_open',
};

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
              <WaitingLine waiting={data.waiting.comments} words={COMMENTS} to={queueAddress({ status: 'pending' })}>
                <NextInLine />
              </WaitingLine>
              <WaitingLine
                waiting={data.waiting.comment_reports}
                words={COMMENT_REPORTS}
                to={queueAddress({ status: 'reported' })}
              />
              <WaitingLine waiting={data.waiting.file_reports} words={FILE_REPORTS} to={fileReportsAddress()} urgent />
              <WaitingLine waiting={data.waiting.requests} words={REQUESTS} to={requestsAddress()} />
              <WaitingLine waiting={data.waiting.contacts} words={CONTACTS} to={contactsAddress()} />
              <WaitingLine waiting={data.waiting.subtitles} words={SUBTITLES} to="/subtitles" />
              <WaitingLine waiting={data.waiting.payments} words={PAYMENTS} to={paymentsAddress('stuck')} urgent />
              <WaitingLine waiting={data.waiting.avatars} words={AVATARS} to={waitingAddress('avatars')} />
              <WaitingLine
                waiting={data.waiting.translations}
                words={TRANSLATIONS}
                to={waitingAddress('translations')}
              />
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
