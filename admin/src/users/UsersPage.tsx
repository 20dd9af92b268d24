import { useMemo } from 'react';
import { ListBase, useListContext, usePermissions, useTranslate } from 'react-admin';
import type { ConsoleUser, Role } from '../api/types';
import { FilterSelect } from '../components/FilterSelect';
import { ListFrame } from '../components/ListFrame';
import { NameCell } from '../components/NameCell';
import { Picture } from '../components/Picture';
import { type Column, RecordTable } from '../components/RecordTable';
import { SearchField } from '../components/SearchField';
import { useFormat } from '../format/use-format';
import { RoleTag } from './RoleTag';

const PER_PAGE = 25;
const ROLES: readonly Role[] = ['viewer', 'moderator', 'admin'];

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

function UserFilters() {
  const translate = useTranslate();
  const choices = ROLES.map((role) => ({ value: role, label: translate(`parde.roles.${role}`) }));
  return (
    <>
      <SearchField placeholder={translate('parde.users.search')} />
      <FilterSelect
        source="role"
        label={translate('parde.users.role')}
        any={translate('parde.users.any_role')}
        choices={choices}
      />
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
      { key: 'role', label: translate('parde.users.role'), cell: ({ role }) => <RoleTag role={role} />, width: 130 },
      {
        key: 'comments',
        label: translate('parde.users.comments'),
        cell: ({ comments_count }) => format.number(comments_count),
        from: 'md',
        width: 110,
      },
      {
        key: 'joined',
        label: translate('parde.users.joined'),
        sortBy: 'joined_at',
        cell: ({ joined_at }) => format.date(joined_at),
        from: 'sm',
        width: 160,
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
