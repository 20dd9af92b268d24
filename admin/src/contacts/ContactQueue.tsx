import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { ConsoleContact, ContactState } from '../api/types.ts';
import { contactsAddress } from '../components/addresses/contacts-address.ts';
import { NothingFound } from '../components/list/NothingFound.tsx';
import { StateMessage } from '../components/page/StateMessage.tsx';
import { BulkBar } from '../components/queue/decisions/BulkBar.tsx';
import { DecisionToast } from '../components/queue/decisions/DecisionToast.tsx';
import { KeysDialog } from '../components/queue/keyboard/KeysDialog.tsx';
import { useQueueKeys } from '../components/queue/keyboard/use-queue-keys.ts';
import type { QueueProps } from '../components/queue/QueuePage.tsx';
import { QueueSkeleton } from '../components/queue/QueueSkeleton.tsx';
import { useQueue } from '../components/queue/use-queue.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { type ContactAct, ContactRow } from './ContactRow.tsx';
import { useContactRulings } from './use-contact-rulings.ts';

/** Read, answer or close. By mouse, by thumb and by keyboard, with the keys of the comments' queue. */
export function ContactQueue({ listed, tab, helpOpen, onHelp }: QueueProps<ConsoleContact, ContactState>) {
  const translate = useTranslate();
  const { busy, decided, refused, last, rule, undo, dismiss } = useContactRulings();
  const [answering, setAnswering] = useState<ConsoleContact | null>(null);
  const queue = useQueue({ listed, decided, busy, refused, movedOn: 'parde.contacts.moved_on' });
  const { rows, currentRow, selected, chosen } = queue;

  const carryOut = (chosen: readonly ConsoleContact[], state: 'open' | 'closed') => {
    if (state === tab) return;
    void rule(queue.leave(chosen), { state });
  };
  const act = (contact: ConsoleContact, what: ContactAct) => {
    if (what === 'answer') setAnswering(contact);
    else carryOut([contact], what === 'close' ? 'closed' : 'open');
  };

  useQueueKeys(
    {
      ...queue.keys,
      approve: () => currentRow && setAnswering(currentRow),
      refuse: () => carryOut(chosen(), 'closed'),
      undo: () => void undo(),
      open: () => currentRow && setAnswering(currentRow),
      help: () => onHelp(true),
    },
    helpOpen || answering !== null,
  );

  return (
    <>
      {rows.length === 0 && (listed.length === 0 ? <Empty tab={tab} /> : <QueueSkeleton />)}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((contact) => (
          <ContactRow key={contact.id} contact={contact} {...queue.rowProps(contact)} onAct={act} />
        ))}
      </Box>
      {selected.size > 0 && (
        <BulkBar {...queue.bulk}>
          <Button variant="contained" onClick={() => carryOut(chosen(), tab === 'open' ? 'closed' : 'open')}>
            {translate(tab === 'open' ? 'parde.contacts.close' : 'parde.contacts.reopen')}
          </Button>
        </BulkBar>
      )}
      {answering && (
        <AnswerDialog
          contact={answering}
          onSent={() => tab !== 'answered' && queue.leave([answering])}
          onClose={() => setAnswering(null)}
        />
      )}
      {helpOpen && <KeysDialog words="parde.contacts.keys" search={false} onClose={() => onHelp(false)} />}
      {last && (
        <DecisionToast
          at={last.at}
          message={translate('parde.contacts.done', { smart_count: last.before.length })}
          undo={translate('parde.contacts.undo')}
          tone="success"
          raised={selected.size > 0}
          onUndo={() => void undo()}
          onDismiss={dismiss}
        />
      )}
    </>
  );
}

function Empty({ tab }: { tab: ContactState }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  if (filterValues['user_id'] !== undefined) return <NothingFound all={contactsAddress(tab)} />;
  return (
    <StateMessage
      drawing={tab === 'open' ? 'done' : 'nothing'}
      title={translate(`parde.contacts.empty_${tab}`)}
      lead={translate(tab === 'open' ? 'parde.contacts.empty_open_lead' : 'parde.contacts.empty_other_lead')}
    />
  );
}
