import { useMemo } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '../api/types';
import { UserName } from '../components/ActorName';
import { ListFrame } from '../components/ListFrame';
import { Moment } from '../components/Moment';
import { type Column, RecordTable } from '../components/RecordTable';
import { AuditFilters } from './AuditFilters';
import { AuditPlace } from './AuditPlace';
import { useAuditWords } from './audit-words';

const PER_PAGE = 25;

function useAuditColumns(): readonly Column<AuditEntry>[] {
  const translate = useTranslate();
  const words = useAuditWords();
  return useMemo(() => {
    const word = (key: string) => translate(`parde.audit.${key}`);
    const columns: Column<AuditEntry>[] = [
      {
        key: 'action',
        label: word('did'),
        cell: ({ id, action }) => (
          <Link to={`/audit/${id}/show`} style={{ color: 'var(--text-high)', fontWeight: 500, textDecoration: 'none' }}>
            {words.action(action)}
          </Link>
        ),
      },
      { key: 'on', label: word('on'), cell: (entry) => <AuditPlace entry={entry} /> },
      { key: 'who', label: word('who'), cell: ({ actor_id }) => <UserName id={actor_id} />, from: 'sm' },
      {
        key: 'reason',
        label: translate('parde.users.actions.reason'),
        cell: ({ details }) => <span dir="auto">{String(details['note'] ?? details['reason'] ?? '')}</span>,
        from: 'lg',
      },
      {
        key: 'time',
        label: word('time'),
        sortBy: 'created_at',
        cell: ({ created_at }) => <Moment at={created_at} />,
        from: 'sm',
        width: 200,
      },
    ];
    return columns;
  }, [translate, words]);
}

export function AuditPage() {
  const translate = useTranslate();
  const columns = useAuditColumns();
  return (
    <ListBase resource="audit" perPage={PER_PAGE} sort={{ field: 'created_at', order: 'DESC' }}>
      <ListFrame title={translate('parde.audit.title')} filters={<AuditFilters />}>
        <RecordTable columns={columns} />
      </ListFrame>
    </ListBase>
  );
}
