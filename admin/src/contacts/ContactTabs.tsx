import { CONTACT_TABS, contactsAddress } from '../components/addresses/contacts-address.ts';
import { StateTabs } from '../components/queue/StateTabs.tsx';

export function ContactTabs() {
  return (
    <StateTabs
      title="parde.contacts.title"
      words="parde.contacts.tabs"
      states={CONTACT_TABS}
      waiting={{ open: 'contacts' }}
      address={contactsAddress}
    />
  );
}
