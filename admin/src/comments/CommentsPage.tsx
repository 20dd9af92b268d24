import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { CommentStatus, ConsoleComment } from '../api/types.ts';
import { orderOf } from '../components/addresses/queue-address.ts';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { SearchFilter } from '../components/list/SearchFilter.tsx';
import { Panel } from '../components/Panel.tsx';
import { QueueSkeleton } from '../components/queue/QueueSkeleton.tsx';
import { CommentQueue } from './CommentQueue.tsx';
import { QueueChips } from './QueueChips.tsx';
import { QueueTabs } from './QueueTabs.tsx';

const WIDTH = 1120;
const EMPTY_REFRESH_MS = 10_000;
const FILTERS = [<SearchFilter key="q" source="q" placeholder="parde.comments.search" alwaysOn />];

/** The selection's toolbar floats over the edge of the sheet. */
const QueueSheet = styled(Panel)({ overflow: 'visible' });

/** Every visit starts at what waits; only the address says otherwise, no stored filter. */
export function CommentsPage() {
  const translate = useTranslate();
  const [helpOpen, setHelpOpen] = useState(false);
  return (
    <ConsoleList<ConsoleComment>
      title="parde.comments.title"
      width={WIDTH}
      lead={<QueueTabs />}
      filters={FILTERS}
      tools={<QueueChips />}
      sort={orderOf('pending')}
      filterDefaultValues={{ status: 'pending' }}
      storeKey={false}
      exporter={false}
      component={QueueSheet}
      // Rows change when the moderator does something, not because the window got the focus back; an empty queue waits for more.
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
  const { data, filterValues, page } = useListContext<ConsoleComment>();
  const tab: CommentStatus = filterValues['status'] ?? 'pending';
  const place = JSON.stringify([filterValues, page]);
  return data ? <CommentQueue key={place} comments={data} tab={tab} {...help} /> : <QueueSkeleton />;
}
