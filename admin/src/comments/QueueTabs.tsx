import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CommentStatus } from '../api/types.ts';
import { queueAddress, TABS } from '../components/addresses/queue-address.ts';
import { WaitingBadge } from '../components/WaitingBadge.tsx';

/** The three states of a comment as links, so that each can be bookmarked and gone back to. */
export function QueueTabs() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const current: CommentStatus = filterValues['status'] ?? 'pending';
  return (
    <Tabs value={current} component="nav" aria-label={translate('parde.comments.title')}>
      {TABS.map((status) => (
        <Tab
          key={status}
          value={status}
          component={Link}
          to={queueAddress({ ...filterValues, status })}
          label={translate(`parde.comments.tabs.${status}`)}
          iconPosition="end"
          icon={status === 'pending' ? <WaitingBadge /> : undefined}
        />
      ))}
    </Tabs>
  );
}
