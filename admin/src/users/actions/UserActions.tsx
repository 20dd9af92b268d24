import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleUser } from '../../api/types.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { RemoveAvatarDialog } from './RemoveAvatarDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';
import { useRights } from './use-rights.ts';

type Asked = 'grant' | 'withdraw' | 'suspend' | 'role' | 'avatar';

/** What can be done with a user: the two usual things in sight, the others behind a menu. */
export function UserActions({ user }: { user: ConsoleUser }) {
  const translate = useTranslate();
  const rights = useRights(user);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const word = (key: string) => translate(`parde.users.actions.${key}`);
  const ask = (next: Asked) => {
    setAnchor(null);
    setAsked(next);
  };
  const close = () => setAsked(null);
  return (
    <>
      {rights?.adjust && (
        <Button variant="contained" onClick={() => ask('grant')}>
          {word('grant')}
        </Button>
      )}
      {(rights?.suspend || rights?.unsuspend) && (
        <Button variant="outlined" color={rights.suspend ? 'error' : 'primary'} onClick={() => ask('suspend')}>
          {word(rights.suspend ? 'suspend' : 'unsuspend')}
        </Button>
      )}
      <IconButton
        aria-label={word('more')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ border: '1px solid var(--hairline-strong)', padding: '6px' }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {rights?.adjust && <MenuItem onClick={() => ask('withdraw')}>{word('withdraw')}</MenuItem>}
        {rights?.changeRole && <MenuItem onClick={() => ask('role')}>{word('role')}</MenuItem>}
        {user.avatar_path && !user.avatar_waiting && (
          <MenuItem onClick={() => ask('avatar')}>{translate('parde.users.avatar.remove_open')}</MenuItem>
        )}
        <MenuItem component="a" href={`/user/${user.username}`} target="_blank" rel="noopener">
          {translate('parde.users.open')}
        </MenuItem>
      </Menu>
      {(asked === 'grant' || asked === 'withdraw') && <AdjustDialog user={user} kind={asked} onClose={close} />}
      {asked === 'suspend' && <SuspendDialog user={user} onClose={close} />}
      {asked === 'role' && <RoleDialog user={user} onClose={close} />}
      {asked === 'avatar' && <RemoveAvatarDialog user={user} onClose={close} />}
    </>
  );
}
