import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { LeaveGuard } from './LeaveGuard.tsx';
import { PhoneBottomBar, PhoneTopBar } from './navigation/PhoneBars.tsx';
import { SideRail } from './navigation/SideRail.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { SessionOver } from './SessionOver.tsx';

const Frame = styled('div')(({ theme }) => ({
  // How far from the window's lower edge a page ends: above the navigation on a phone.
  '--foot': 'calc(60px + env(safe-area-inset-bottom))',
  minHeight: '100dvh',
  paddingBlockEnd: 'calc(var(--foot) + 4px)',
  [theme.breakpoints.up('md')]: {
    '--foot': 'env(safe-area-inset-bottom)',
    display: 'grid',
    gridTemplateColumns: '232px minmax(0, 1fr)',
    paddingBlockEnd: 0,
  },
}));

const SkipLink = styled('a')({
  position: 'absolute',
  insetInlineStart: 8,
  insetBlockStart: -60,
  zIndex: 2000,
  padding: '8px 14px',
  borderRadius: 8,
  backgroundColor: 'var(--solid)',
  color: 'var(--on-solid)',
  '&:focus': { insetBlockStart: 8 },
});

export function ConsoleLayout({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink href="#main-content">{translate('parde.app.skip')}</SkipLink>
      <Frame>
        <SideRail />
        <PhoneTopBar />
        <Box component="main" id="main-content" tabIndex={-1} sx={{ minWidth: 0, outline: 'none !important' }}>
          <OfflineNotice />
          <SessionOver />
          <PageBoundary key={pathname}>
            <Suspense fallback={null}>{children}</Suspense>
          </PageBoundary>
        </Box>
        <PhoneBottomBar />
      </Frame>
      <LeaveGuard />
    </>
  );
}
