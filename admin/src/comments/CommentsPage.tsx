import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import type { CommentStatus, ConsoleComment } from '../api/types';
import { LoadFailure } from '../components/LoadFailure';
import { PageFrame } from '../components/PageFrame';
import { Pager } from '../components/Pager';
import { Panel } from '../components/Panel';
import { CommentQueue } from './CommentQueue';
import { QueueFilters } from './QueueFilters';
import { QueueSkeleton } from './QueueSkeleton';
import { QueueTabs } from './QueueTabs';
import { orderOf } from './queue-address';

const PER_PAGE = 25;
const EMPTY_REFRESH_MS = 10_000;

/** Every visit starts at what waits; only the address says otherwise, no stored filter. */
export function CommentsPage() {
  return (
    <ListBase
      resource="comments"
      perPage={PER_PAGE}
      sort={orderOf('pending')}
      filterDefaultValues={{ status: 'pending' }}
      storeKey={false}
      // Rows change when the moderator does something, not because the window got the focus back; an empty queue waits for more.
      queryOptions={{
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: ({ state }) => (state.data?.data.length === 0 ? EMPTY_REFRESH_MS : false),
      }}
    >
      <Queue />
    </ListBase>
  );
}

function Queue() {
  const translate = useTranslate();
  const { data, error, isPending, refetch, filterValues, page } = useListContext<ConsoleComment>();
  const [helpOpen, setHelpOpen] = useState(false);
  const tab: CommentStatus = filterValues['status'] ?? 'pending';
  const place = JSON.stringify([filterValues, page]);
  return (
    <PageFrame
      title={translate('parde.comments.title')}
      width={1120}
      actions={
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
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
          marginBlockEnd: 1.5,
        }}
      >
        <QueueTabs current={tab} />
        <QueueFilters />
      </Box>
      <Panel sx={{ overflow: 'visible' }}>
        {isPending && <QueueSkeleton />}
        {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {data && <CommentQueue key={place} comments={data} tab={tab} helpOpen={helpOpen} onHelp={setHelpOpen} />}
        <Pager />
      </Panel>
    </PageFrame>
  );
}
