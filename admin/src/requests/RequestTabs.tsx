import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RequestState } from '../api/types.ts';
import { REQUEST_TABS, requestsAddress } from '../components/addresses/requests-address.ts';
import { WaitingBadge } from '../components/WaitingBadge.tsx';

/** The states of a wish as links, so that each can be bookmarked and gone back to. */
export function RequestTabs() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const current: RequestState = filterValues['state'] ?? 'open';
  return (
    <Tabs value={current} component="nav" variant="scrollable" aria-label={translate('parde.requests.title')}>
      {REQUEST_TABS.map((state) => (
        <Tab
          key={state}
          value={state}
          component={Link}
          to={requestsAddress(state, filterValues)}
          label={translate(`parde.requests.tabs.${state}`)}
          iconPosition="end"
          icon={state === 'open' ? <WaitingBadge of="requests" /> : undefined}
        />
      ))}
    </Tabs>
  );
}
