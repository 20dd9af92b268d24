import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { CaseState, ConsoleFileReport } from '../api/types.ts';
import { caseOrder } from '../components/addresses/file-reports-address.ts';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { Panel } from '../components/Panel.tsx';
import { QueueSkeleton } from '../components/queue/QueueSkeleton.tsx';
import { CaseTabs } from './CaseTabs.tsx';
import { FileReportQueue } from './FileReportQueue.tsx';

const WIDTH = 1120;
const EMPTY_REFRESH_MS = 10_000;

/** The selection's toolbar floats over the edge of the sheet. */
const QueueSheet = styled(Panel)({ overflow: 'visible' });

/** Files that people say are broken, each with everybody who says so. */
export function FileReportsPage() {
  const translate = useTranslate();
  const [helpOpen, setHelpOpen] = useState(false);
  return (
    <ConsoleList<ConsoleFileReport>
      title="parde.file_reports.title"
      width={WIDTH}
      lead={<CaseTabs />}
      tools={false}
      sort={caseOrder('open')}
      filterDefaultValues={{ state: 'open' }}
      storeKey={false}
      exporter={false}
      component={QueueSheet}
      queryOptions={{
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: ({ state }) => (state.data?.data.length === 0 ? EMPTY_REFRESH_MS : false),
      }}
      pageActions={
        <Button
          variant="text"
          size="small"
          startIcon={<KeyboardOutlined />}
          onClick={() => setHelpOpen(true)}
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          {translate('parde.comments.keys')}
        </Button>
      }
    >
      <Queue helpOpen={helpOpen} onHelp={setHelpOpen} />
    </ConsoleList>
  );
}

function Queue(help: { helpOpen: boolean; onHelp: (open: boolean) => void }) {
  const { data, filterValues, page } = useListContext<ConsoleFileReport>();
  const tab: CaseState = filterValues['state'] ?? 'open';
  const place = JSON.stringify([filterValues, page]);
  return data ? <FileReportQueue key={place} cases={data} tab={tab} {...help} /> : <QueueSkeleton />;
}
