import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { LoadingBar } from '../../components/feedback/LoadingBar.tsx';
import { lazyPart } from '../../components/feedback/lazy-part.ts';
import { failedOverlay, Part } from '../../components/feedback/Part.tsx';
import { ToastSlot } from '../../components/feedback/toasts/ToastSlot.tsx';
import { LazyMount } from '../../components/layout/LazyMount.tsx';
import { Slice } from '../../components/layout/Slice.tsx';
import { useArrivals } from '../../lib/modules/arrivals.ts';
import { BottomNav } from './bottom-nav/BottomNav.tsx';
import { Header } from './header/Header.tsx';
import { useSlashKey } from './header/use-slash-key.ts';
import { InstallSlot } from './install/InstallSlot.tsx';
import { NoticeBoxes } from './notices/NoticeBoxes.tsx';
import { RedirectNote } from './notices/RedirectNote.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PageWaiting } from './PageWaiting.tsx';
import { useAuthErrors } from './use-auth-errors.ts';
import { useOpeningAhead } from './use-opening-ahead.ts';

const Footer = lazyPart('Footer', () => import('./Footer.tsx'));
const FOOTER_PLACE = 'min-h-[640px] md:min-h-80';
const InstantSearch = lazyPart('InstantSearch', () => import('../../features/search/InstantSearch.tsx'));

/** The layout around every page. */
export function Shell() {
  const { pathname } = useLocation();
  const [searching, setSearching] = useState(false);
  const openSearch = useCallback(() => setSearching(true), []);
  useSlashKey(openSearch);
  useAuthErrors();
  useOpeningAhead();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the search box
  useEffect(() => setSearching(false), [pathname]);

  return (
    <>
      <SkipLink />
      <Slice>
        <Header onSearch={openSearch} />
      </Slice>
      <OfflineNotice />
      <NoticeBoxes />
      <RedirectNote />
      <main id="content" tabIndex={-1} className="min-h-[70dvh] pb-16">
        <LoadingBar />
        <ErrorBoundary resetKey={pathname}>
          <Page />
        </ErrorBoundary>
      </main>
      <LazyMount className={FOOTER_PLACE}>
        <Part waiting={<div className={FOOTER_PLACE} />}>
          <Footer />
        </Part>
      </LazyMount>
      <Slice>
        <BottomNav onSearch={openSearch} />
      </Slice>
      <InstallSlot />
      {searching && (
        <Part failed={failedOverlay}>
          <InstantSearch onClose={() => setSearching(false)} />
        </Part>
      )}
      <ToastSlot />
    </>
  );
}

function Page() {
  useArrivals();
  return (
    <Slice waiting={<PageWaiting />}>
      <Outlet />
    </Slice>
  );
}

function SkipLink() {
  const { t } = useTranslation('core');
  return (
    <a
      href="#content"
      className="sr-only rounded-full bg-accent font-bold text-on-accent focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-[80] focus:px-5 focus:py-3"
    >
      {t('skip')}
    </a>
  );
}
