import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import type { ConsoleContact, ContactState } from '../api/types.ts';
import { BulkBar } from '../components/queue/BulkBar.tsx';
import { DecisionToast } from '../components/queue/DecisionToast.tsx';
import { KeysDialog } from '../components/queue/KeysDialog.tsx';
import { QueueSkeleton } from '../components/queue/QueueSkeleton.tsx';
import { useCursor } from '../components/queue/use-cursor.ts';
import { useQueueKeys } from '../components/queue/use-queue-keys.ts';
import { StateMessage } from '../components/StateMessage.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { type ContactAct, ContactRow } from './ContactRow.tsx';
import { useContactRulings } from './use-contact-rulings.ts';

interface ContactQueueProps {
  contacts: readonly ConsoleContact[];
  tab: ContactState;
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
}

/** Read, answer or close. By mouse, by thumb and by keyboard, with the keys of the comments' queue. */
export function ContactQueue({ contacts, tab, helpOpen, onHelp }: ContactQueueProps) {
  const notify = useNotify();
  const translate = useTranslate();
  const { busy, decided, last, rule, undo, dismiss } = useContactRulings();
  const rows = useMemo(() => contacts.filter(({ id, version }) => decided.get(id) !== version), [contacts, decided]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const [answering, setAnswering] = useState<ConsoleContact | null>(null);
  const onLost = useCallback(() => notify('parde.contacts.moved_on', { type: 'info' }), [notify]);
  const cursor = useCursor(ids, onLost);
  const { selectedIds, onSelect, onToggleItem, onUnselectItems } = useListContext<ConsoleContact>();
  /** Of the rows that are shown: what is gone or on another page is not acted on unseen. */
  const selected = useMemo(() => new Set(ids.filter((id) => selectedIds.includes(id))), [ids, selectedIds]);
  const [byKey, setByKey] = useState(false);

  const carryOut = (chosen: readonly ConsoleContact[], state: 'open' | 'closed') => {
    const open = chosen.filter(({ id }) => !busy.has(id));
    if (state === tab || open.length === 0) return;
    cursor.moveOff(new Set([...busy, ...open.map(({ id }) => id)]));
    onSelect([...selected].filter((id) => !open.some((one) => one.id === id)));
    void rule(open, { state });
  };
  const act = (contact: ConsoleContact, what: ContactAct) => {
    if (what === 'answer') setAnswering(contact);
    else carryOut([contact], what === 'close' ? 'closed' : 'open');
  };
  const currentRow = rows.find(({ id }) => id === cursor.current);
  /** What a key acts on: the selected letters, or else the one being read. */
  const chosen = () => (selected.size ? rows.filter(({ id }) => selected.has(id)) : currentRow ? [currentRow] : []);
  const move = (step: 1 | -1) => {
    setByKey(true);
    cursor.move(step);
  };

  useQueueKeys(
    {
      next: () => move(1),
      previous: () => move(-1),
      approve: () => currentRow && setAnswering(currentRow),
      refuse: () => carryOut(chosen(), 'closed'),
      select: () => currentRow && onToggleItem(currentRow.id),
      undo: () => void undo(),
      open: () => currentRow && setAnswering(currentRow),
      help: () => onHelp(true),
    },
    helpOpen || answering !== null,
  );

  const point = useCallback(
    (id: number) => {
      setByKey(false);
      cursor.pointAt(id);
    },
    [cursor.pointAt],
  );

  return (
    <>
      {rows.length === 0 && (contacts.length === 0 ? <Empty tab={tab} /> : <QueueSkeleton />)}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            current={contact.id === cursor.current}
            takesFocus={byKey}
            selected={selected.has(contact.id)}
            busy={busy.has(contact.id)}
            onPoint={point}
            onSelect={onToggleItem}
            onAct={act}
          />
        ))}
      </Box>
      {selected.size > 0 && (
        <BulkBar count={selected.size} onClear={() => onUnselectItems()}>
          <Button variant="contained" onClick={() => carryOut(chosen(), tab === 'open' ? 'closed' : 'open')}>
            {translate(tab === 'open' ? 'parde.contacts.close' : 'parde.contacts.reopen')}
          </Button>
        </BulkBar>
      )}
      {answering && <AnswerDialog contact={answering} onClose={() => setAnswering(null)} />}
      {helpOpen && <KeysDialog words="parde.contacts.keys" search={false} onClose={() => onHelp(false)} />}
      {last && last.decision.state === 'closed' && (
        <DecisionToast
          at={last.at}
          message={translate('parde.contacts.done', { smart_count: last.ids.length })}
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
  return (
    <StateMessage
      drawing={tab === 'open' ? 'done' : 'nothing'}
      title={translate(`parde.contacts.empty_${tab}`)}
      lead={translate(tab === 'open' ? 'parde.contacts.empty_open_lead' : 'parde.contacts.empty_other_lead')}
    />
  );
}
