import { REQUEST_TABS, requestsAddress } from '../components/addresses/requests-address.ts';
import { StateTabs } from '../components/queue/StateTabs.tsx';

export function RequestTabs() {
  return (
    <StateTabs
      title="parde.requests.title"
      words="parde.requests.tabs"
      states={REQUEST_TABS}
      waiting={{ open: 'requests' }}
      address={requestsAddress}
    />
  );
}
