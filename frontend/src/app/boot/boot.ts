/*
 * Runs before the first paint, so that nobody sees the wrong theme or direction, and asks for what the page needs while the
 * bundle is still on its way. A file of its own, for the policy allows no inline script; small, for the first paint waits for it.
 */
import type { EarlyCall } from '../../lib/api/transport/early-answer.ts';
import { keepEarlyPresses } from './early-presses.ts';
import { type EntryPage, entryPage } from './entry-page.ts';
import { preloadHero } from './hero-picture.ts';
import { loadScripts, loadScriptsLater, whenParsed } from './later-scripts.ts';
import { bringLetters } from './letters.ts';
import { keepRoomForShelves } from './own-shelves.ts';

/** The addresses of the texts that each page needs; none while developing. */
declare const CORE_TEXTS: { fa?: string; en?: string };

/** Ours have no sign in them that would be written in another way. */
function cookie(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be forbidden: the defaults hold.
    return null;
  }
}

function showPlace(shape: EntryPage['shape']): 'fa' | 'en' {
  const root = document.documentElement;
  const named = new URLSearchParams(location.search).get('lang');
  const chosen = root.dataset.drawn ? root.lang : (named ?? cookie('lang') ?? stored('parde.lang'));
  const language = chosen === 'en' ? 'en' : 'fa';
  let theme = stored('parde.theme');
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  root.lang = language;
  root.dir = language === 'en' ? 'ltr' : 'rtl';
  root.dataset.theme = theme === 'light' ? 'light' : 'dark';
  root.dataset.shape = shape;
  return language;
}

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

function ask({ method, path }: { method: 'GET' | 'POST'; path: string }): EarlyCall {
  const token = cookie('token');
  const body = method === 'GET' ? '' : JSON.stringify(token ? { token } : {});
  // Not in every browser; the page, too, waits no longer (lib/api/transport/answer-limit.ts).
  const signal = AbortSignal.timeout?.(30_000);
  const init =
    method === 'GET' ? { signal } : { method, body, signal, headers: { 'content-type': 'application/json' } };
  return { method, path, body, begunAt: performance.now(), answer: fetch(path, init) };
}

function askAhead(): EarlyCall | undefined {
  globalThis.pardeEarly = page.call && ask(page.call(slug));
  return globalThis.pardeEarly;
}

const [page, slug] = entryPage(location.pathname);
const language = showPlace(page.shape);
bringLetters(language);
const { drawn } = document.documentElement.dataset;
const isGuest = !cookie('token');
if (drawn) keepEarlyPresses();
if (!isGuest && page.shape === 'home') keepRoomForShelves(stored);
if (drawn && isGuest) {
  loadScriptsLater(() => {
    // It carries its first screen only.
    if (page.shape === 'home') askAhead();
  });
} else {
  const texts = CORE_TEXTS[language];
  // A drawn page names them.
  if (!drawn && texts) preload(texts);
  whenParsed(loadScripts);
}
// A page that the server has drawn comes with its answers; a member's hold more.
if (!(drawn && isGuest)) {
  askAhead()
    ?.answer.then((answer) => (page.shape === 'home' && answer.ok ? answer.clone().json() : {}))
    .then(preloadHero, () => undefined);
}
