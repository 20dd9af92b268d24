import { queueAddress, TABS } from '../../components/addresses/queue-address.ts';
import { StateTabs } from '../../components/queue/StateTabs.tsx';

export function QueueTabs() {
  return (
    <StateTabs
      title="parde.comments.title"
      words="parde.comments.tabs"
      field="status"
      states={TABS}
      waiting={{ pending: 'comments', reported: 'comment_reports' }}
      address={(status, filter) => queueAddress({ ...filter, status })}
    />
  );
}
