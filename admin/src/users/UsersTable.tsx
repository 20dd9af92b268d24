import Box from '@mui/material/Box';
import { DataTable, usePermissions, useTranslate } from 'react-admin';
import type { ConsoleUser, Role } from '../api/types.ts';
import { NothingFound } from '../components/list/NothingFound.tsx';
import { shownFrom } from '../components/list/shown-from.ts';
import { NameCell } from '../components/names/NameCell.tsx';
import { Picture } from '../components/Picture.tsx';
import { RoleTag } from '../components/tags/RoleTag.tsx';
import { useFormat } from '../format/use-format.ts';
import { UserStateTag } from './UserStateTag.tsx';

const Column = DataTable.Col<ConsoleUser>;

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

/** A long one breaks where it must; a usual one stays on its line. */
const EMAIL = { display: 'inline-block', minWidth: 180, overflowWrap: 'anywhere' } as const;

/** E-mail addresses are for administrators: the server gives them to nobody else. */
export function UsersTable() {
  const translate = useTranslate();
  const format = useFormat();
  const { permissions } = usePermissions<Role>();
  const never = translate('parde.users.never');
  return (
    <DataTable empty={<NothingFound coming="parde.users.coming" />}>
      <Column source="name" label="parde.users.name" render={(user) => <UserName user={user} />} />
      {permissions === 'admin' && (
        <Column
          source="email"
          label="parde.users.email"
          disableSort
          render={({ email }) => (
            <Box component="bdi" dir="ltr" sx={EMAIL}>
              {email}
            </Box>
          )}
          sx={shownFrom('md')}
        />
      )}
      <Column source="role" label="parde.users.role" render={(user) => <Standing user={user} />} width={130} />
      <Column
        source="state"
        label="parde.users.state"
        disableSort
        render={({ state }) =>
          state === 'active' ? translate('parde.users.states.active') : <UserStateTag state={state} />
        }
        sx={shownFrom('sm')}
        width={130}
      />
      <Column
        source="comments_count"
        label="parde.users.comments"
        disableSort
        render={({ comments_count }) => format.number(comments_count)}
        sx={shownFrom('lg')}
        width={110}
      />
      <Column
        source="joined_at"
        label="parde.users.joined"
        sortByOrder="DESC"
        render={({ joined_at }) => format.date(joined_at)}
        sx={shownFrom('md')}
        width={160}
      />
      <Column
        source="last_login_at"
        label="parde.users.last_login"
        sortByOrder="DESC"
        render={({ last_login_at: seen }) => (seen ? format.relative(seen) : never)}
        sx={shownFrom('sm')}
        width={150}
      />
    </DataTable>
  );
}
