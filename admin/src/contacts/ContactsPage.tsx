import { contactOrder } from '../components/addresses/contacts-address.ts';
import { MemberChip } from '../components/list/filters/MemberChip.tsx';
import { QueuePage } from '../components/queue/QueuePage.tsx';
import { ContactQueue } from './ContactQueue.tsx';
import { ContactTabs } from './ContactTabs.tsx';

/** What people write by the contact form, each with its thread. */
export function ContactsPage() {
  return (
    <QueuePage
      title="parde.contacts.title"
      tabs={<ContactTabs />}
      tools={<MemberChip />}
      field="state"
      first="open"
      sort={contactOrder('open')}
      Queue={ContactQueue}
    />
  );
}
