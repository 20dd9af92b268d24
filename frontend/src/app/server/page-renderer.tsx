/*
 * Draws a page on the server, in a thread of its own: `npm run build` makes one module of it, whose default export the process
 * that serves pages calls for one page after the other. What the page asks for is found by drawing it: each pass asks for what
 * the one before it has missed.
 */
import './stand-ins.ts';
import type { MessagePort } from 'node:worker_threads';
import { type Query, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { ReportNamespaces } from 'react-i18next';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { drawnParts } from '../../components/feedback/lazy-part.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { carriedState } from '../../lib/hydration/carried-answers.ts';
import type { PageState } from '../../lib/hydration/page-state.ts';
import { bundledTexts } from '../../lib/i18n/bundled-texts.ts';
import { i18n, startI18n } from '../../lib/i18n/i18n.ts';
import type { Language } from '../../lib/i18n/language.ts';
import { App } from '../App.tsx';
import { AppRoutes } from '../AppRoutes.tsx';
import { Shell } from '../shell/Shell.tsx';
import { answerThrough } from './calls-through-port.ts';
import { laterFiles } from './later-files.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { kindOf } from './page-kind.tsx';
import { overridesOf, reviewTexts } from './review-texts.ts';
import { splitHead } from './split-head.ts';
import { stand } from './stand-ins.ts';
import { isBeyondLastPage } from './status/beyond-last-page.ts';
import { genreMovedTo } from './status/moved-genre.ts';
import { movedTo } from './status/moved-title.ts';
import { playsNothing } from './status/unknown-file.ts';

interface PageTask {
  /** Whole, with the host by which the site is known. */
  address: string;
  language: Language;
  /** Of the reader, as far as they change how a page looks. */
  cookies: string;
  /** Answers the page's calls to the API. */
  calls: MessagePort;
}

interface RenderedPage {
  /** 200; 301 where another page has taken its place; 404 where there never was one, 410 where there is none any more. */
  status: number;
  /** Path of the page that has taken its place. */
  location: string | null;
  /** Title, description and links, for the document's head. */
  head: string;
  body: string;
  /** What the page was drawn from, for the browser to go on with: JSON that may stand in a script element. null: it begins anew. */
  state: string | null;
  /** Answers words of its reader's own, which no cache that others share is to keep. */
  forOne?: boolean;
}

/** A page asks, what it shows then asks, and that may ask once more. */
const MAX_PASSES = 4;

/** react-i18next notes here which texts it was asked for. */
type Reporting = typeof i18n & { reportNamespaces?: ReportNamespaces | undefined };

let started: Promise<void> | undefined;

/** @returns null for a page that is somebody's own: only their browser draws it. */
export default async function renderPage({
  address,
  language,
  cookies,
  calls,
}: PageTask): Promise<RenderedPage | null> {
  const url = new URL(address);
  const kind = kindOf(url.pathname);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  stand(cookies, url, answerThrough(calls));
  try {
    if (kind === 'own' && !(await playsNothing(url.pathname))) return null;
    started ??= startI18n();
    await started;
    await reviewTexts(i18n, language, bundledTexts);
    await i18n.changeLanguage(language);
    if (kind === 'unknown' || kind === 'own') return await nothingThere(client, url, 404);
    const html = await draw(client, url, <AppRoutes />);
    const queries = client.getQueryCache().getAll();
    const failed = queries.filter(({ state }) => state.status === 'error');
    const missing = failed.find(({ state }) => state.error instanceof ApiError && state.error.notFound);
    if (failed.length > 0 && !missing) throw failed[0]?.state.error;
    // What a search asks for may be no more, such as a genre: its form says so, and has the filter to take off.
    if (missing && kind === 'asked') return null;
    if (missing)
      return await nothingThere(client, url, (missing.state.error as ApiError).httpStatus === 410 ? 410 : 404);
    const location = movedTo(url, queries) ?? genreMovedTo(url, queries);
    if (location) return { status: 301, location, head: '', body: '', state: null };
    const { head, body } = splitHead(html);
    // Every page has a title: what draws none only leads elsewhere, in a browser.
    if (!head.includes('<title')) return await nothingThere(client, url, 404);
    const status = isBeyondLastPage(queries) ? 404 : 200;
    const used = { parts: [...drawnParts], texts: (i18n as Reporting).reportNamespaces?.getUsedNamespaces() ?? [] };
    const reviewed = overridesOf(i18n, language, used.texts);
    const changed = Object.keys(reviewed).length > 0 && { reviewed };
    const state: PageState = { ...carriedState(client), ...used, ...changed };
    const forOne = kind === 'asked' && { forOne: true };
    return { status, location: null, head: head + laterFiles(language, used), body, state: inScript(state), ...forOne };
  } finally {
    client.clear();
    calls.close();
  }
}

/** For a reader without scripts; the site itself leads home from there (specification §2). */
async function nothingThere(client: QueryClient, url: URL, status: number): Promise<RenderedPage> {
  const page = (
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
  return { status, location: null, ...splitHead(await draw(client, url, page)), state: null };
}

async function draw(client: QueryClient, { pathname, search }: URL, routes: ReactNode): Promise<string> {
  let html = '';
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    drawnParts.clear();
    (i18n as Reporting).reportNamespaces = undefined;
    const { prelude } = await prerender(
      <App client={client}>
        <StaticRouter location={pathname + search}>
          <ErrorBoundary>{routes}</ErrorBoundary>
        </StaticRouter>
      </App>,
      // Every part in its place: parts that come later are put there by a script, which the site's policy forbids.
      { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
    );
    html = await new Response(prelude).text();
    const missing = client.getQueryCache().getAll().filter(isMissing);
    if (missing.length === 0) break;
    await Promise.all(missing.map((query) => query.fetch().catch(() => undefined)));
  }
  return html;
}

function isMissing(query: Query): boolean {
  const { enabled } = query.options as { enabled?: unknown };
  return query.state.status === 'pending' && enabled !== false && typeof query.options.queryFn === 'function';
}

/** No end of a script element, and no line that JSON allows and a script does not. */
function inScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
