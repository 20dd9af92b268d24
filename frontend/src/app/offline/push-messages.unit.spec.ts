import { ownPath, showPushMessages } from './push-messages.ts';

describe('a push message', () => {
  it.each([
    ['/series/the-mirror#comment-7', '/series/the-mirror#comment-7'],
    ['https://elsewhere.example/x', '/'],
    ['//elsewhere.example', '/'],
    ['/\\elsewhere.example', '/'],
    [undefined, '/'],
  ])('leads to this site alone: %s', (href, path) => {
    expect(ownPath(href)).toBe(path);
  });

  it('is shown once for each thing, and opens it', async () => {
    const listeners: Record<string, (event: never) => void> = {};
    const shown: [string, object][] = [];
    const opened: string[] = [];
    showPushMessages({
      registration: { showNotification: async (title, options) => void shown.push([title, options]) },
      clients: { matchAll: async () => [], openWindow: async (url) => void opened.push(url) },
      addEventListener: (type, listener) => {
        listeners[type] = listener as (event: never) => void;
      },
    });
    const work: Promise<unknown>[] = [];
    const waitUntil = (one: Promise<unknown>) => void work.push(one);
    const message = { tag: 'notification-7', title: 'Parde', body: 'It is here', href: '/movies/x' };
    listeners['push']!({ data: { json: () => message }, waitUntil } as never);
    const notification = { data: { href: '/movies/x' }, close: () => undefined };
    listeners['notificationclick']!({ notification, waitUntil } as never);
    await Promise.all(work);
    expect(shown).toMatchObject([
      ['Parde', { tag: 'notification-7', body: 'It is here', data: { href: '/movies/x' } }],
    ]);
    expect(opened).toEqual(['/movies/x']);
  });
});
