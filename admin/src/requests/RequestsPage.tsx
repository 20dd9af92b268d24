import { requestOrder } from '../components/addresses/requests-address.ts';
import { MemberChip } from '../components/list/filters/MemberChip.tsx';
import { QueuePage } from '../components/queue/QueuePage.tsx';
import { RequestQueue } from './RequestQueue.tsx';
import { RequestTabs } from './RequestTabs.tsx';

/** What members wish for, that of most members first. */
export function RequestsPage() {
  return (
    <QueuePage
      title="parde.requests.title"
      tabs={<RequestTabs />}
      tools={<MemberChip />}
      field="state"
      first="open"
      sort={requestOrder('open')}
      Queue={RequestQueue}
    />
  );
}
