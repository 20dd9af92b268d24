import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link, NavLink, useMatch } from 'react-router-dom';
import { Wordmark } from '../../components/Wordmark.tsx';
import { SectionBadge } from '../../components/waiting/WaitingBadge.tsx';
import { AccountBlock } from './AccountBlock.tsx';
import { ScreenActions } from './ScreenActions.tsx';
import type { Section } from './sections.ts';
import { useSections } from './use-sections.ts';

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
  },
}));

/** Scrolls by itself: the account and the way out stay in sight below it. */
const Sections = styled('nav')({
  flex: '1 1 0',
  minHeight: 0,
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  // Room for the ring around what has the focus.
  padding: 3,
  margin: -3,
  overflowY: 'auto',
  // Where a scrollbar takes room it would stand there white.
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--hairline) transparent',
});

const RailLink = styled(NavLink)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 38,
  paddingInline: 12,
  scrollMarginBlock: 24,
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

/** In a long list the page that is open would stand out of sight after a reload. */
function SectionLink({ section: { key, to, Icon } }: { section: Section }) {
  const translate = useTranslate();
  const isOpen = useMatch({ path: to, end: to === '/' }) !== null;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <RailLink ref={link} to={to} end={to === '/'}>
      <Icon />
      <Box component="span" sx={{ flex: 1 }}>
        {translate(`parde.nav.${key}`)}
      </Box>
      <SectionBadge section={key} />
    </RailLink>
  );
}

/** The console's sections on a desktop: always there, never collapsing. */
export function SideRail() {
  const translate = useTranslate();
  const groups = useSections();
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
      <Sections aria-label={translate('parde.nav.label')}>
        {groups.map(({ heading, sections }) => (
          <Box
            key={heading ?? ''}
            {...(heading && { role: 'group', 'aria-label': translate(heading) })}
            sx={{ display: 'grid', gap: '2px' }}
          >
            {heading && (
              <Box
                aria-hidden
                sx={{ padding: '4px 12px 2px', fontSize: '0.75rem', fontWeight: 500, color: 'var(--text-low)' }}
              >
                {translate(heading)}
              </Box>
            )}
            {sections.map((section) => (
              <SectionLink key={section.key} section={section} />
            ))}
          </Box>
        ))}
      </Sections>
      {/* The account comes later and takes no room from the sections then. */}
      <Box sx={{ paddingBlockStart: 2, display: 'grid', alignContent: 'start', gap: '2px', minHeight: 116 }}>
        <ScreenActions />
        <AccountBlock />
      </Box>
    </Rail>
  );
}
