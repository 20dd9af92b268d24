/* A page of the site comes from the server, ahead of the worker where the browser can do so, and without a connection from the shell. */

/** First parts of addresses that never are a page of this site (as in services/apps/site/front-ends.ts), and the console, which has its own. */
const NO_PAGES = ['api', 'media', 'd', 'dl', 'stream', 'dev', 'bank', 'health', 'metrics', 'admin'];
const NO_PAGE = new RegExp(`^/(${NO_PAGES.join('|')})(/|$)`);
/** A line that says nothing for so long, in milliseconds, is taken for dead. */
const PATIENCE_MS = 6_000;

interface LifeEvent extends Event {
  /** Not in every browser. */
  addRoutes?(rules: object[]): Promise<void>;
  waitUntil(work: Promise<unknown> | undefined): void;
}
interface Worker {
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
}

export const isPage = (pathname: string) => !NO_PAGE.test(pathname);

/**
 * The browser asks for a page while the worker is still starting. It does so for every address, and asks again for what the
 * worker leaves alone: without being told what is no page it would begin each download twice, so then it is not let.
 * @param canBeTold whether the browser takes such rules.
 */
export function preloadPages(worker: Worker, canBeTold: boolean): void {
  if (!canBeTold) return;
  const rules = NO_PAGES.map((name) => ({
    condition: { urlPattern: { pathname: `/${name}{/*}?` }, requestMode: 'navigate' },
    source: 'network',
  }));
  worker.addEventListener('install', (event) => event.waitUntil(event.addRoutes?.(rules)));
  worker.addEventListener('activate', (event) => event.waitUntil(worker.registration.navigationPreload?.enable()));
}

/** @param event of the navigation. @param shell undefined where this browser keeps none */
export async function pageOrShell(
  request: Request,
  event: { preloadResponse?: Promise<Response | undefined> },
  shell: () => Promise<Response | undefined>,
): Promise<Response> {
  const page = (async () => (await event.preloadResponse) ?? fetch(request))();
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([page.catch(() => undefined), late]);
  return answer ?? (await shell()) ?? page;
}
