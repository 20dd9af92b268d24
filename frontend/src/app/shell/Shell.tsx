import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary';
import { LoadingBar } from '../../components/feedback/LoadingBar';
import { ToastSlot } from '../../components/feedback/ToastSlot';
import { WhenNear } from '../../components/layout/WhenNear';
import { ScrollMemory } from '../../lib/router/ScrollMemory';
import { BottomNav } from './BottomNav';
import { Header } from './Header';
import { NoticeBoxes } from './NoticeBoxes';
import { OfflineNotice } from './OfflineNotice';
import { useAuthErrors } from './use-auth-errors';
import { useSlashKey } from './use-slash-key';

const Footer = lazy(() => import('./Footer'));
const FOOTER_PLACE = 'min-h-[640px] md:min-h-80';
const InstantSearch = lazy(() => import('../../features/search/InstantSearch'));

/** What stands round every page. */
export function Shell() {
  const { pathname } = useLocation();
  const [searching, setSearching] = useState(false);
  const openSearch = useCallback(() => setSearching(true), []);
  useSlashKey(openSearch);
  useAuthErrors();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the search box
  useEffect(() => setSearching(false), [pathname]);

  return (
    <>
      <SkipLink />
      <ScrollMemory />
      <Header onSearch={openSearch} />
      <OfflineNotice />
      <NoticeBoxes />
      <main id="content" tabIndex={-1} className="min-h-[70dvh] pb-16">
        <LoadingBar />
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<div className="min-h-dvh" />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <WhenNear className={FOOTER_PLACE}>
        <Suspense fallback={<div className={FOOTER_PLACE} />}>
          <Footer />
        </Suspense>
      </WhenNear>
      <BottomNav onSearch={openSearch} />
      {searching && (
        <Suspense fallback={null}>
          <InstantSearch onClose={() => setSearching(false)} />
        </Suspense>
      )}
      <ToastSlot />
    </>
  );
}

function SkipLink() {
  const { t } = useTranslation('core');
  return (
    <a
      href="#content"
      className="sr-only rounded-full bg-accent px-5 py-3 font-bold text-on-accent focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-[80]"
    >
      {t('skip')}
    </a>
  );
}
