import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { usePermissions, useTranslate } from 'react-admin';
import { Link, NavLink } from 'react-router-dom';
import type { Role } from '../../api/types.ts';
import { Wordmark } from '../../components/Wordmark.tsx';
import { SectionBadge } from '../../components/waiting/WaitingBadge.tsx';
import { AccountBlock } from './AccountBlock.tsx';
import { ScreenActions } from './ScreenActions.tsx';
import { ADMIN_SECTIONS, SECTIONS } from './sections.ts';

const Rail = styled('aside')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    flexDirection: 'column',
    position: 'sticky',
    insetBlockStart: 0,
    height: '100dvh',
    padding: 14,
    borderInlineEnd: '1px solid var(--hairline)',
    backgroundColor: 'var(--sunken)',
    overflowY: 'auto',
    // Where a scrollbar takes room it would stand there white.
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--hairline) transparent',
  },
}));

const RailLink = styled(NavLink)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 40,
  paddingInline: 12,
  borderRadius: 8,
  color: 'var(--text-mid)',
  fontSize: '0.875rem',
  fontWeight: 500,
  textDecoration: 'none',
  transition: 'background-color 160ms ease-out',
  '& svg': { fontSize: 20 },
  '&:hover': { backgroundColor: 'var(--hover)', color: 'var(--text-high)' },
  '&.active': {
    backgroundColor: 'var(--panel)',
    color: 'var(--text-high)',
    boxShadow: 'inset 0 0 0 1px var(--hairline)',
  },
  '&.active svg': { color: 'var(--accent-text)' },
});

/** The console's sections on a desktop: always there, never collapsing. */
export function SideRail() {
  const translate = useTranslate();
  const { permissions } = usePermissions<Role>();
  return (
    <Rail>
      <Box
        component={Link}
        to="/"
        aria-label={`${translate('parde.app.name')} · ${translate('parde.app.desk')}`}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          padding: '6px 10px 18px',
          color: 'var(--text-high)',
          textDecoration: 'none',
        }}
      >
        <Wordmark />
        <Box component="span" sx={{ fontSize: '0.75rem', color: 'var(--text-low)', paddingBlockStart: '4px' }}>
          {translate('parde.app.desk')}
        </Box>
      </Box>
      <Box component="nav" aria-label={translate('parde.nav.label')} sx={{ display: 'grid', gap: '2px' }}>
        {SECTIONS.map(({ key, to, Icon }) => (
          <RailLink key={key} to={to} end={to === '/'}>
            <Icon />
            <Box component="span" sx={{ flex: 1 }}>
              {translate(`parde.nav.${key}`)}
            </Box>
            <SectionBadge section={key} />
          </RailLink>
        ))}
        {permissions === 'admin' && (
          <Box
            sx={{
              display: 'grid',
              gap: '2px',
              marginBlockStart: 1.25,
              paddingBlockStart: 1.25,
              borderBlockStart: '1px solid var(--hairline)',
            }}
          >
            {ADMIN_SECTIONS.map(({ key, to, Icon }) => (
              <RailLink key={key} to={to}>
                <Icon />
                <Box component="span" sx={{ flex: 1 }}>
                  {translate(`parde.nav.${key}`)}
                </Box>
                <SectionBadge section={key} />
              </RailLink>
            ))}
          </Box>
        )}
      </Box>
      <Box sx={{ marginBlockStart: 'auto', paddingBlockStart: 2, display: 'grid', gap: '2px' }}>
        <ScreenActions />
        <AccountBlock />
      </Box>
    </Rail>
  );
}
