import { SelectInput, usePermissions } from 'react-admin';
import type { ConsoleUser, Role, UserState } from '../api/types.ts';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { csvExporter } from '../components/list/csv-exporter.ts';
import { SearchFilter } from '../components/list/filters/SearchFilter.tsx';
import { asCsv } from '../format/csv.ts';
import { UsersTable } from './UsersTable.tsx';

const ROLES: readonly Role[] = ['viewer', 'moderator', 'admin'];
const STATES: readonly UserState[] = ['active', 'waiting', 'suspended', 'deleted'];

const FILTERS = [
  <SearchFilter key="q" source="q" placeholder="parde.users.search" alwaysOn />,
  <SelectInput
    key="role"
    source="role"
    label="parde.users.role"
    emptyText="parde.users.any_role"
    choices={ROLES.map((role) => ({ id: role, name: `parde.roles.${role}` }))}
    alwaysOn
  />,
  <SelectInput
    key="state"
    source="state"
    label="parde.users.state"
    emptyText="parde.users.any_state"
    choices={STATES.map((state) => ({ id: state, name: `parde.users.states.${state}` }))}
    alwaysOn
  />,
];

/** Without addresses and telephone numbers: a file gets around, the screen does not. */
const exporter = csvExporter<ConsoleUser>('users', (users) =>
  asCsv(
    users.map(({ id, username, name, role, state, joined_at, last_login_at, comments_count }) => ({
      id,
      username,
      name,
      role,
      state,
      joined_at,
      last_login_at,
      comments_count,
    })),
  ),
);

export function UsersPage() {
  const { permissions } = usePermissions<Role>();
  return (
    <ConsoleList
      title="parde.users.title"
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      exporter={permissions === 'admin' && exporter}
    >
      <UsersTable />
    </ConsoleList>
  );
}
