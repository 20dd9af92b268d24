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

async function open({ clients }: Worker, path: string): Promise<void> {
  const [page] = await clients.matchAll({ type: 'window' });
  if (!page) await clients.openWindow(path);
  else await (await page.focus()).navigate(path);
}
