import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactElement } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type CommentTab, queueAddress, TABS } from '../components/addresses/queue-address.ts';
import { WaitingBadge } from '../components/WaitingBadge.tsx';

const WAITING: Partial<Record<CommentTab, ReactElement>> = {
  pending: <WaitingBadge />,
  reported: <WaitingBadge of="comment_reports" />,
};

/** The queue's tabs as links, so that each can be bookmarked and gone back to. */
export function QueueTabs() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const current: CommentTab = filterValues['status'] ?? 'pending';
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
          icon={WAITING[status]}
        />
      ))}
    </Tabs>
  );
}
