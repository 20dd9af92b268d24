import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { ListBase, useListContext, usePermissions, useTranslate } from 'react-admin';
import type { ConsoleUser, Role } from '../api/types';
import { ListFrame } from '../components/ListFrame';
import { NameCell } from '../components/NameCell';
import { Picture } from '../components/Picture';
import { type Column, RecordTable } from '../components/RecordTable';
import { useFormat } from '../format/use-format';
import { RoleTag } from './RoleTag';
import { UserFilters } from './UserFilters';
import { UserStateTag } from './UserStateTag';

const PER_PAGE = 25;

function UserName({ user }: { user: ConsoleUser }) {
  const name = user.name || user.username;
  return (
    <NameCell
      to={`/users/${user.id}/show`}
      main={name}
      other={`@${user.username}`}
      picture={<Picture path={user.avatar_path} size="96x96" width={38} height={38} radius={999} letter={name} />}
    />
  );
}

/** The role; on a phone, which has no column for the state, also a state that is not the usual one. */
function Standing({ user: { role, state } }: { user: ConsoleUser }) {
  return (
    <>
      <RoleTag role={role} />
      {state !== 'active' && (
        <Box sx={{ display: { sm: 'none' } }}>
          <UserStateTag state={state} />
        </Box>
      )}
    </>
  );
}

/** E-mail addresses are the server's to give; without one there is no column for them. */
function UsersTable() {
  const translate = useTranslate();
  const format = useFormat();
  const { data } = useListContext<ConsoleUser>();
  const { permissions } = usePermissions<Role>();
  const withEmail = permissions === 'admin' && (data ?? []).some(({ email }) => email);
  const columns = useMemo(() => {
    const email: Column<ConsoleUser> = {
      key: 'email',
      label: translate('parde.users.email'),
      cell: (user) => <bdi dir="ltr">{user.email}</bdi>,
      from: 'md',
    };
    const all: Column<ConsoleUser>[] = [
      { key: 'name', label: translate('parde.users.name'), sortBy: 'name', cell: (user) => <UserName user={user} /> },
      ...(withEmail ? [email] : []),
      { key: 'role', label: translate('parde.users.role'), cell: (user) => <Standing user={user} />, width: 130 },
      {
        key: 'state',
        label: translate('parde.users.state'),
        cell: ({ state }) =>
          state === 'active' ? translate('parde.users.states.active') : <UserStateTag state={state} />,
        from: 'sm',
        width: 130,
      },
      {
        key: 'comments',
        label: translate('parde.users.comments'),
        cell: ({ comments_count }) => format.number(comments_count),
        from: 'lg',
        width: 110,
      },
      {
        key: 'joined',
        label: translate('parde.users.joined'),
        sortBy: 'joined_at',
        cell: ({ joined_at }) => format.date(joined_at),
        from: 'md',
        width: 160,
      },
      {
        key: 'seen',
        label: translate('parde.users.last_login'),
        sortBy: 'last_login_at',
        cell: ({ last_login_at }) => (last_login_at ? format.relative(last_login_at) : translate('parde.users.never')),
        from: 'sm',
        width: 150,
      },
    ];
    return all;
  }, [translate, format, withEmail]);
  return <RecordTable columns={columns} />;
}

export function UsersPage() {
  const translate = useTranslate();
  return (
    <ListBase resource="users" perPage={PER_PAGE} sort={{ field: 'id', order: 'DESC' }}>
      <ListFrame title={translate('parde.users.title')} filters={<UserFilters />}>
        <UsersTable />
      </ListFrame>
    </ListBase>
  );
}
