import ForumOutlined from '@mui/icons-material/ForumOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ShowBase, useShowContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleUser } from '../api/types';
import { queueAddress } from '../comments/queue-address';
import { Facts } from '../components/Facts';
import { Panel } from '../components/Panel';
import { Picture } from '../components/Picture';
import { ShowFrame } from '../components/ShowFrame';
import { useFormat } from '../format/use-format';
import { RoleTag } from './RoleTag';

export function UserPage() {
  return (
    <ShowBase resource="users">
      <UserView />
    </ShowBase>
  );
}

function UserFacts({ user }: { user: ConsoleUser }) {
  const translate = useTranslate();
  const format = useFormat();
  const word = (key: string) => translate(`parde.users.${key}`);
  const until = user.vip_expiration;
  return (
    <Facts
      facts={[
        [word('role'), <RoleTag key="role" role={user.role} />],
        [
          word('email'),
          user.email && (
            <bdi key="email" dir="ltr">
              {user.email}
            </bdi>
          ),
        ],
        [word('joined'), format.date(user.joined_at)],
        [word('verified'), word(user.verified ? 'yes' : 'no')],
        [word('plan'), until ? translate('parde.users.until', { date: format.date(until) }) : word('none')],
        [word('volume'), user.bandwidth ? format.bytes(user.bandwidth) : null],
        [word('comments'), format.number(user.comments_count)],
        [word('ratings'), format.number(user.ratings_count)],
      ]}
    />
  );
}

function UserActions({ user }: { user: ConsoleUser }) {
  const translate = useTranslate();
  return (
    <>
      <Button
        variant="outlined"
        component={Link}
        to={queueAddress({ status: 'approved', user_id: user.id })}
        startIcon={<ForumOutlined />}
      >
        {translate('parde.users.their_comments')}
      </Button>
      <Button
        variant="outlined"
        component="a"
        href={`/user/${user.username}`}
        target="_blank"
        rel="noopener"
        startIcon={<OpenInNew />}
      >
        {translate('parde.users.open')}
      </Button>
    </>
  );
}

function UserView() {
  const translate = useTranslate();
  const { record } = useShowContext<ConsoleUser>();
  const name = record ? record.name || record.username : undefined;
  return (
    <ShowFrame
      list={{ to: '/users', label: translate('parde.users.title') }}
      title={name}
      aside={
        record && (
          <Box component="bdi" dir="ltr" sx={{ color: 'var(--text-low)', fontSize: '0.9375rem' }}>
            @{record.username}
          </Box>
        )
      }
      actions={record && <UserActions user={record} />}
    >
      {record && (
        <Panel
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: 'auto minmax(0, 1fr)' },
            gap: 3,
            padding: 3,
            alignItems: 'start',
          }}
        >
          <Picture path={record.avatar_path} size="200x200" width={96} height={96} radius={999} letter={name ?? ''} />
          <UserFacts user={record} />
        </Panel>
      )}
    </ShowFrame>
  );
}
