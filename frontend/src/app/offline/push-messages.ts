/* Messages that come while the site is not open. What the server sends: services/modules/notifications/contract/push.port.ts */

interface Message {
  /** A later message of the same thing takes the earlier one's place. */
  tag: string;
  title: string;
  body: string;
  /** Path on this site. */
  href: string;
}

interface PushEvent extends Event {
  data: { json(): Message } | null;
  waitUntil(work: Promise<unknown>): void;
}
interface NotificationClick extends Event {
  notification: { data: { href: string }; close(): void };
  waitUntil(work: Promise<unknown>): void;
}
interface OpenPage {
  url: string;
  visibilityState: string;
  focus(): Promise<OpenPage>;
  navigate(url: string): Promise<unknown>;
}
interface Worker {
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: { matchAll(filter: object): Promise<OpenPage[]>; openWindow(url: string): Promise<unknown> };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
}

/** A path of this site, whatever the message says. */
export function ownPath(href: unknown): string {
  return typeof href === 'string' && /^\/(?![/\\])/.test(href) ? href : '/';
}

export function showPushMessages(worker: Worker): void {
  worker.addEventListener('push', (event) => {
    const message = event.data?.json();
    if (!message) return;
    const { title, body, tag, href } = message;
    const options = { body, tag, data: { href: ownPath(href) }, icon: '/favicon.svg', dir: 'auto' };
    event.waitUntil(worker.registration.showNotification(title, options));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(worker, ownPath(event.notification.data.href)));
  });
}

/** Whoever watches a film or works in the console goes on with it. */
const BUSY = /^\/(play|admin)(\/|$)/;

/** A page that is at the place already, else one that the reader looks at and may leave, else a new one. */
async function open({ clients }: Worker, path: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window' });
  const page =
    pages.find(({ url }) => placeOf(url) === placeOf(path)) ??
    pages.find(({ url, visibilityState }) => visibilityState === 'visible' && !BUSY.test(placeOf(url)));
  // The browser refuses both where it is not sure that the page is this worker's, or that the reader has asked for it.
  const shown = await page
    ?.focus()
    .then((focused) => focused.navigate(path))
    .catch(() => null);
  if (!shown) await clients.openWindow(path);
}

function placeOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://site');
  return pathname + search;
}
