import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ContactState } from '../api/types.ts';
import { CONTACT_TABS, contactsAddress } from '../components/addresses/contacts-address.ts';
import { WaitingBadge } from '../components/WaitingBadge.tsx';

/** The states of a letter as links, so that each can be bookmarked and gone back to. */
export function ContactTabs() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const current: ContactState = filterValues['state'] ?? 'open';
  return (
    <Tabs value={current} component="nav" variant="scrollable" aria-label={translate('parde.contacts.title')}>
      {CONTACT_TABS.map((state) => (
        <Tab
          key={state}
          value={state}
          component={Link}
          to={contactsAddress(state, filterValues)}
          label={translate(`parde.contacts.tabs.${state}`)}
          iconPosition="end"
          icon={state === 'open' ? <WaitingBadge of="contacts" /> : undefined}
        />
      ))}
    </Tabs>
  );
}
