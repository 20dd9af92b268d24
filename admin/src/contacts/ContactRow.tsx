import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleContact } from '../api/types.ts';
import { Picture } from '../components/Picture.tsx';
import { type QueuedProps, QueueRow, RowButtons } from '../components/queue/QueueRow.tsx';
import { Thread } from './Thread.tsx';

export type ContactAct = 'answer' | 'close' | 'reopen';

interface ContactRowProps extends QueuedProps {
  contact: ConsoleContact;
  onAct: (contact: ConsoleContact, act: ContactAct) => void;
}

const ACTS: Record<ConsoleContact['state'], readonly ContactAct[]> = {
  open: ['answer', 'close'],
  answered: ['answer', 'reopen'],
  closed: ['answer', 'reopen'],
};

export const ContactRow = memo(function ContactRow(props: ContactRowProps) {
  const { contact, onPoint, onSelect, onAct, ...row } = props;
  const translate = useTranslate();
  const { id, subject, name, email, user_id: userId, state } = contact;
  return (
    <QueueRow
      {...row}
      onPoint={() => onPoint(id)}
      onSelect={() => onSelect(id)}
      select={translate('parde.contacts.select', { name: subject })}
      poster={<Picture path="" size="150x225" width={44} height={44} letter={name} />}
      actions={
        <RowButtons>
          {ACTS[state].map((act) => (
            <Button key={act} variant="outlined" disabled={row.busy} onClick={() => onAct(contact, act)}>
              {translate(`parde.contacts.${act}`)}
            </Button>
          ))}
        </RowButtons>
      }
    >
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
    </QueueRow>
  );
});
