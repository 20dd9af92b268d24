import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleContact } from '../api/types.ts';
import { Picture } from '../components/Picture.tsx';
import { QueueRow } from '../components/queue/QueueRow.tsx';
import { Thread } from './Thread.tsx';

export type ContactAct = 'answer' | 'close' | 'reopen';

interface ContactRowProps {
  contact: ConsoleContact;
  current: boolean;
  /** Moves the focus here when it becomes current (by a key, not by a click). */
  takesFocus: boolean;
  selected: boolean;
  busy: boolean;
  changed: boolean;
  onPoint: (id: number) => void;
  onSelect: (id: number) => void;
  onAct: (contact: ConsoleContact, act: ContactAct) => void;
}

const ACTS: Record<ConsoleContact['state'], readonly ContactAct[]> = {
  open: ['answer', 'close'],
  answered: ['answer', 'reopen'],
  closed: ['answer', 'reopen'],
};

export const ContactRow = memo(function ContactRow(props: ContactRowProps) {
  const { contact, current, takesFocus, selected, busy, changed } = props;
  const translate = useTranslate();
  const { id, subject, name, email, user_id: userId, state } = contact;
  return (
    <QueueRow
      current={current}
      takesFocus={takesFocus}
      selected={selected}
      busy={busy}
      changed={changed}
      onPoint={() => props.onPoint(id)}
    >
      <Box data-part="box" sx={{ marginBlockStart: '-4px' }}>
        <Checkbox
          checked={selected}
          onChange={() => props.onSelect(id)}
          slotProps={{ input: { 'aria-label': translate('parde.contacts.select', { name: subject }) } }}
        />
      </Box>
      <div data-part="poster">
        <Picture path="" size="150x225" width={44} height={44} letter={name} />
      </div>
      <Box data-part="words" sx={{ minWidth: 0, maxWidth: 760 }}>
        <Box component="bdi" sx={{ fontSize: '0.875rem', fontWeight: 700 }}>
          {subject}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, fontSize: '0.75rem', color: 'var(--text-low)' }}>
          {userId === null ? (
            <span>{translate('parde.contacts.visitor', { name })}</span>
          ) : (
            <Link to={`/users/${userId}/show`} style={{ color: 'inherit' }}>
              <bdi>{name}</bdi>
            </Link>
          )}
          {email && (
            <span>
              <bdi dir="ltr">{email}</bdi>
            </span>
          )}
        </Box>
        <Thread messages={contact.messages} />
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignSelf: 'start', gap: 1, gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      >
        {ACTS[state].map((act) => (
          <Button
            key={act}
            variant="outlined"
            disabled={busy}
            onClick={() => props.onAct(contact, act)}
            sx={{ flex: { xs: 1, sm: 'none' }, minHeight: { xs: 44, sm: 0 } }}
          >
            {translate(`parde.contacts.${act}`)}
          </Button>
        ))}
      </Box>
    </QueueRow>
  );
});
