import { useMemo } from 'react';
import { ListBase, usePermissions, useTranslate } from 'react-admin';
import type { ConsoleSession, Role } from '../api/types';
import { Moment } from '../components/Moment';
import { QuietNote } from '../components/QuietNote';
import { type Column, RecordTable } from '../components/RecordTable';
import { SectionHead } from '../components/SectionHead';
import { Tag } from '../components/Tag';

const PER_PAGE = 5;

function useColumns(): readonly Column<ConsoleSession>[] {
  const translate = useTranslate();
  const { permissions } = usePermissions<Role>();
  return useMemo(() => {
    const word = (key: string) => translate(`parde.users.sessions.${key}`);
    const address: Column<ConsoleSession> = {
      key: 'address',
      label: word('address'),
      cell: (session) => <bdi dir="ltr">{session.address ?? translate('parde.states.none')}</bdi>,
      from: 'md',
    };
    const columns: Column<ConsoleSession>[] = [
      { key: 'device', label: word('device'), cell: ({ device }) => <bdi>{device ?? word('unknown_device')}</bdi> },
      ...(permissions === 'admin' ? [address] : []),
      { key: 'started', label: word('started'), cell: ({ started_at }) => <Moment at={started_at} /> },
      {
        key: 'ended',
        label: word('ended'),
        cell: ({ ended_at, ended_by }) =>
          ended_at ? word(`ended_by.${ended_by ?? 'log_out'}`) : <Tag tone="good">{word('live')}</Tag>,
      },
    ];
    return columns;
  }, [translate, permissions]);
}

/** Where the account is signed in and where it was. */
export function UserSessions({ userId }: { userId: number }) {
  const translate = useTranslate();
  const columns = useColumns();
  return (
    <ListBase
      resource="sessions"
      filter={{ user_id: userId }}
      sort={{ field: 'started_at', order: 'DESC' }}
      perPage={PER_PAGE}
      disableSyncWithLocation
      storeKey={false}
    >
      <RecordTable
        columns={columns}
        opens={null}
        head={<SectionHead title={translate('parde.users.sessions.title')} />}
        empty={<QuietNote>{translate('parde.users.sessions.none')}</QuietNote>}
      />
    </ListBase>
  );
}
