import './styles/index.css';
import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '../components/feedback/ErrorBoundary.tsx';
import { loadParts } from '../components/feedback/lazy-part.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { watchConnection } from '../lib/api/transport/connection.ts';
import { deferHydration } from '../lib/hydration/deferred-hydration.ts';
import type { PageState } from '../lib/hydration/page-state.ts';
import { showMemberLater } from '../lib/hydration/show-member.ts';
import { TAKES_OVER } from '../lib/hydration/takes-over.ts';
import { i18n, startI18n } from '../lib/i18n/i18n.ts';
import { layOverrides } from '../lib/i18n/overrides.ts';
import { watchInstallOffer } from '../lib/install/install-offer.ts';
import { watchTyping } from '../lib/modules/typed-text.ts';
import { listenBeforeRouter } from '../lib/router/back-first.ts';
import { nameFirstEntry } from '../lib/router/first-entry.ts';
import { readToken } from '../lib/session/token.ts';
import { followSystemTheme } from '../lib/theme/theme.ts';
import { App } from './App.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { keptPageState } from './offline/kept/kept-page-state.ts';
import { firstNotices } from './shell/notices/first-notices.ts';

nameFirstEntry();
listenBeforeRouter();
followSystemTheme();
watchConnection();
watchTyping();
watchInstallOffer();
const drawnFrom = document.getElementById('page-state')?.textContent;
const [kept] = await Promise.all([
  drawnFrom ? null : keptPageState(),
  startI18n(),
  !drawnFrom && firstNotices(queryClient),
]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const site = (
  <StrictMode>
    <App client={queryClient}>
      {/* As a transition a tap would show nothing until the next page's code has come. */}
      <BrowserRouter useTransitions={false}>
        <ErrorBoundary>
          <AppRoutes />
        </ErrorBoundary>
      </BrowserRouter>
    </App>
  </StrictMode>
);
if (drawnFrom) {
  const state: PageState = JSON.parse(drawnFrom);
  hydrate(queryClient, state);
  layOverrides(i18n, i18n.language, state.reviewed);
  // By the very press that wants it, React takes over only what waits for nothing.
  await Promise.all([i18n.loadNamespaces(state.texts), loadParts(state.parts)]);
  if (readToken()) showMemberLater(queryClient);
  else deferHydration();
  // As a transition it lets taps and frames come between.
  startTransition(() => void hydrateRoot(root, site));
} else {
  if (kept) {
    hydrate(queryClient, kept);
    // Asked for all the same: the line may be back, and if not, the reader is told.
    void queryClient.invalidateQueries();
  }
  startTransition(() => createRoot(root).render(site));
}
dispatchEvent(new Event(TAKES_OVER));

/** What nobody needs to see the page comes after it. */
const loaded = () => {
  void import('./start-later.ts').then(
    ({ startLater }) => startLater(),
    () => undefined,
  );
};
if (document.readyState === 'complete') loaded();
else addEventListener('load', loaded, { once: true });
