import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { ConsoleRequest, RequestState } from '../api/types.ts';
import { requestOrder } from '../components/addresses/requests-address.ts';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { Panel } from '../components/Panel.tsx';
import { QueueSkeleton } from '../components/queue/QueueSkeleton.tsx';
import { RequestQueue } from './RequestQueue.tsx';
import { RequestTabs } from './RequestTabs.tsx';

const WIDTH = 1120;
const EMPTY_REFRESH_MS = 10_000;

/** The selection's toolbar floats over the edge of the sheet. */
const QueueSheet = styled(Panel)({ overflow: 'visible' });

/** What members wish for, that of most members first. */
export function RequestsPage() {
  const translate = useTranslate();
  const [helpOpen, setHelpOpen] = useState(false);
  return (
    <ConsoleList<ConsoleRequest>
      title="parde.requests.title"
      width={WIDTH}
      lead={<RequestTabs />}
      tools={false}
      sort={requestOrder('open')}
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
  const { data, filterValues, page } = useListContext<ConsoleRequest>();
  const tab: RequestState = filterValues['state'] ?? 'open';
  const place = JSON.stringify([filterValues, page]);
  return data ? <RequestQueue key={place} requests={data} tab={tab} {...help} /> : <QueueSkeleton />;
}
