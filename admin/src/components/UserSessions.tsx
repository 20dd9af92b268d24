import { DataTable, usePermissions, useTranslate } from 'react-admin';
import type { ConsoleSession, Role } from '../api/types.ts';
import { ReferenceSheet } from './list/ReferenceSheet.tsx';
import { shownFrom } from './list/shown-from.ts';
import { Moment } from './Moment.tsx';
import { QuietNote } from './QuietNote.tsx';
import { Tag } from './tags/Tag.tsx';

const PER_PAGE = 5;
const Column = DataTable.Col<ConsoleSession>;

/** Where the account is signed in and where it was. */
export function UserSessions({ userId }: { userId: number }) {
  const translate = useTranslate();
  const { permissions } = usePermissions<Role>();
  const word = (key: string) => translate(`parde.users.sessions.${key}`);
  return (
    <ReferenceSheet
      userId={userId}
      title={word('title')}
      reference="sessions"
      sort={{ field: 'started_at', order: 'DESC' }}
      perPage={PER_PAGE}
    >
      <DataTable empty={<QuietNote>{word('none')}</QuietNote>}>
        <Column
          label="parde.users.sessions.device"
          render={({ device }) => <bdi>{device ?? word('unknown_device')}</bdi>}
        />
        {permissions === 'admin' && (
          <Column
            label="parde.users.sessions.address"
            render={({ address }) => <bdi dir="ltr">{address ?? translate('parde.states.none')}</bdi>}
            sx={shownFrom('md')}
          />
        )}
        <Column label="parde.users.sessions.started" render={({ started_at }) => <Moment at={started_at} />} />
        <Column
          label="parde.users.sessions.ended"
          render={({ ended_at, ended_by }) =>
            ended_at ? word(`ended_by.${ended_by ?? 'log_out'}`) : <Tag tone="good">{word('live')}</Tag>
          }
        />
      </DataTable>
    </ReferenceSheet>
  );
}
