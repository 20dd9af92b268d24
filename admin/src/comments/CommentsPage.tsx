import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { orderOf } from '../components/addresses/queue-address.ts';
import { SearchFilter } from '../components/list/filters/SearchFilter.tsx';
import { QueuePage } from '../components/queue/QueuePage.tsx';
import { CommentQueue } from './queue/CommentQueue.tsx';
import { QueueChips } from './queue/QueueChips.tsx';
import { QueueTabs } from './queue/QueueTabs.tsx';

const FILTERS = [<SearchFilter key="q" source="q" placeholder="parde.comments.search" alwaysOn />];

export function CommentsPage() {
  const translate = useTranslate();
  return (
    <QueuePage
      title="parde.comments.title"
      tabs={<QueueTabs />}
      filters={FILTERS}
      tools={<QueueChips />}
      actions={
        <Button size="small" component={Link} to="/moderation-rules" startIcon={<TuneOutlined />}>
          {translate('parde.rules.open')}
        </Button>
      }
      field="status"
      first="pending"
      sort={orderOf('pending')}
      Queue={CommentQueue}
    />
  );
}
