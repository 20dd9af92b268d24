import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useScreenActions } from '../../components/page/use-screen-actions.ts';
import { Wordmark } from '../../components/Wordmark.tsx';
import { SectionBadge } from '../../components/waiting/WaitingBadge.tsx';
import { SECTION_GROUPS } from './sections.ts';
import { useSections } from './use-sections.ts';
import { useSignOut } from './use-sign-out.ts';

/** As many as leave a thumb its room; the others are a tap further. */
const IN_BAR = SECTION_GROUPS.flatMap(({ sections }) => sections).slice(0, 4);

const TopBar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: 52,
  paddingInline: 16,
  borderBlockEnd: '1px solid var(--hairline)',
  backgroundColor: 'var(--sunken)',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const BottomBar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: theme.zIndex.appBar,
  boxSizing: 'border-box',
  height: 'var(--foot)',
  display: 'grid',
  gridTemplateColumns: `repeat(${IN_BAR.length + 1}, 1fr)`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: '1px solid var(--hairline)',
  backgroundColor: 'var(--panel)',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const barItem = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  paddingBlock: '7px 5px',
  color: 'var(--text-low)',
  fontSize: '0.6875rem',
  textDecoration: 'none',
  '& svg': { fontSize: 22 },
  '& [data-part="badge"]': {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 'calc(50% + 4px)',
    minWidth: 18,
    paddingInline: 5,
    lineHeight: '17px',
    fontSize: '0.6875rem',
  },
  '&.active': { color: 'var(--text-high)', fontWeight: 700 },
  '&.active > svg': { color: 'var(--accent-text)' },
} as const;

const BarLink = styled(NavLink)(barItem);
const BarButton = styled('button')(barItem, {
  border: 0,
  background: 'none',
  fontFamily: 'inherit',
  cursor: 'pointer',
});

export function PhoneTopBar() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { dark, switchLanguage, switchTheme } = useScreenActions();
  const { identity } = useGetIdentity();
  const signOut = useSignOut();
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  return (
    <TopBar>
      <Box
        component={Link}
        to="/"
        aria-label={translate('parde.app.name')}
        sx={{ color: 'var(--text-high)', display: 'flex' }}
      >
        <Wordmark height={22} />
      </Box>
      <IconButton
        edge="end"
        aria-label={translate('parde.nav.account')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ marginInlineStart: 'auto' }}
      >
        <AccountCircleOutlined />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {identity && (
          <MenuItem component={Link} to="/account" onClick={() => setAnchor(null)}>
            {identity.fullName}
          </MenuItem>
        )}
        <Divider component="li" />
        <MenuItem onClick={choose(switchLanguage)}>{translate('parde.nav.language')}</MenuItem>
        <MenuItem onClick={choose(switchTheme)}>
          {translate(dark ? 'parde.nav.to_light' : 'parde.nav.to_dark')}
        </MenuItem>
        <MenuItem component="a" href="/" target="_blank" rel="noopener">
          {translate('parde.nav.site')}
        </MenuItem>
        <MenuItem onClick={choose(signOut)}>{translate('parde.nav.sign_out')}</MenuItem>
      </Menu>
    </TopBar>
  );
}

export function PhoneBottomBar() {
  const translate = useTranslate();
  return (
    <BottomBar aria-label={translate('parde.nav.label')}>
      {IN_BAR.map(({ key, to, Icon }) => (
        <BarLink key={key} to={to} end={to === '/'}>
          <Icon />
          {translate(`parde.nav.${key}`)}
          <SectionBadge section={key} />
        </BarLink>
      ))}
      <MoreSections />
    </BottomBar>
  );
}

function MoreSections() {
  const translate = useTranslate();
  const groups = useSections()
    .map(({ heading, sections }) => ({ heading, sections: sections.filter((section) => !IN_BAR.includes(section)) }))
    .filter(({ sections }) => sections.length > 0);
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isHere = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  return (
    <>
      <BarButton
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        className={groups.some(({ sections }) => sections.some(({ to }) => isHere(to))) ? 'active' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHoriz />
        {translate('parde.nav.more')}
      </BarButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {groups.flatMap(({ heading, sections }) => [
          <ListSubheader key={heading} role="presentation" disableSticky sx={{ lineHeight: '32px' }}>
            {heading && translate(heading)}
          </ListSubheader>,
          ...sections.map(({ key, to, Icon }) => (
            <MenuItem key={key} component={Link} to={to} selected={isHere(to)} onClick={() => setAnchor(null)}>
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <Box component="span" sx={{ flex: 1, paddingInlineEnd: 2 }}>
                {translate(`parde.nav.${key}`)}
              </Box>
              <SectionBadge section={key} />
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  );
}
