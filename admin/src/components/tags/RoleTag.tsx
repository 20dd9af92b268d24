import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Role } from '../../api/types.ts';

/** Staff stand out in a list of viewers; viewers do not. */
export function RoleTag({ role }: { role: Role }) {
  const translate = useTranslate();
  const staff = role !== 'viewer';
  return (
    <Box
      component="span"
      sx={{
        fontSize: '0.75rem',
        padding: staff ? '3px 10px' : 0,
        borderRadius: 999,
        color: staff ? 'var(--success-text)' : 'var(--text-low)',
        backgroundColor: staff ? 'var(--success-wash)' : 'transparent',
        fontWeight: staff ? 700 : 400,
        whiteSpace: 'nowrap',
      }}
    >
      {translate(`parde.roles.${role}`)}
    </Box>
  );
}
