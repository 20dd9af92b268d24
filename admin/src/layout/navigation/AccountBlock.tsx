import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useGetIdentity, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Picture } from '../../components/Picture.tsx';
import { useSignOut } from './use-sign-out.ts';

export function AccountBlock() {
  const translate = useTranslate();
  const signOut = useSignOut();
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions<string>();
  if (!identity) return null;
  const name = identity.fullName ?? '';
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        padding: '10px 6px 2px',
        marginBlockStart: 1,
        borderBlockStart: '1px solid var(--hairline)',
      }}
    >
      <Picture path={identity.avatar} size="96x96" width={34} height={34} radius={999} letter={name} />
      <Box
        component={Link}
        to="/account"
        title={translate('parde.nav.account')}
        sx={{ flex: 1, minWidth: 0, lineHeight: 1.45, color: 'inherit', textDecoration: 'none' }}
      >
        <Box
          sx={{
            fontSize: '0.875rem',
            fontWeight: 500,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
        <Box sx={{ fontSize: '0.75rem', color: 'var(--text-low)' }}>
          {permissions && translate(`parde.roles.${permissions}`)}
        </Box>
      </Box>
      <Tooltip title={translate('parde.nav.sign_out')}>
        <IconButton aria-label={translate('parde.nav.sign_out')} onClick={signOut}>
          <Logout sx={{ fontSize: 19 }} className="mirrored" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
