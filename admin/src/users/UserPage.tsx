import Box from '@mui/material/Box';
import { useShowContext, useTranslate } from 'react-admin';
import type { ConsoleUser } from '../api/types.ts';
import { Panel } from '../components/Panel.tsx';
import { Picture } from '../components/Picture.tsx';
import { ConsoleShow } from '../components/page/ConsoleShow.tsx';
import { ShowFrame } from '../components/page/ShowFrame.tsx';
import { UserSessions } from '../components/UserSessions.tsx';
import { useFormat } from '../format/use-format.ts';
import { AvatarReview } from './AvatarReview.tsx';
import { UserActions } from './actions/UserActions.tsx';
import { useRights } from './actions/use-rights.ts';
import { UserFacts } from './UserFacts.tsx';
import { UserPayments } from './UserPayments.tsx';
import { UserStatement } from './UserStatement.tsx';

export function UserPage() {
  return (
    <ConsoleShow resource="users">
      <UserView />
    </ConsoleShow>
  );
}

/** Why the user is kept out, where nobody can miss it. */
function SuspensionNote({ user }: { user: ConsoleUser }) {
  const translate = useTranslate();
  const format = useFormat();
  if (user.state !== 'suspended' || !user.suspended_at) return null;
  return (
    <Box sx={{ padding: '12px 20px', borderRadius: '12px', backgroundColor: 'var(--danger-wash)' }}>
      <Box sx={{ color: 'var(--danger-text)', fontWeight: 700, fontSize: '0.875rem' }}>
        {translate('parde.users.suspended_since', { date: format.dateTime(user.suspended_at) })}
      </Box>
      <Box dir="auto" sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        {user.suspension_reason}
      </Box>
    </Box>
  );
}

function UserSheets({ user }: { user: ConsoleUser }) {
  const rights = useRights(user);
  const name = user.name || user.username;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <SuspensionNote user={user} />
      <AvatarReview user={user} />
      <Panel
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'auto minmax(0, 1fr)' },
          gap: 3,
          padding: 3,
          alignItems: 'start',
        }}
      >
        <Picture path={user.avatar_path} size="200x200" width={96} height={96} radius={999} letter={name} />
        <UserFacts user={user} />
      </Panel>
      {rights?.seeMoney && <UserStatement userId={user.id} />}
      {rights?.seeMoney && <UserPayments userId={user.id} />}
      <UserSessions userId={user.id} />
    </Box>
  );
}

function UserView() {
  const translate = useTranslate();
  const { record } = useShowContext<ConsoleUser>();
  return (
    <ShowFrame
      list={{ to: '/users', label: translate('parde.users.title') }}
      title={record ? record.name || record.username : undefined}
      aside={
        record && (
          <Box component="bdi" dir="ltr" sx={{ color: 'var(--text-low)', fontSize: '0.9375rem' }}>
            @{record.username}
          </Box>
        )
      }
      actions={record && <UserActions user={record} />}
    >
      {record && <UserSheets user={record} />}
    </ShowFrame>
  );
}
