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

  describe('that is tapped', () => {
    const page = (url: string, visibilityState: string, refuses = false) => {
      const one = {
        url: `http://site${url}`,
        visibilityState,
        went: [] as string[],
        focus: async () => one,
        async navigate(to: string) {
          if (refuses) throw new TypeError('not this worker’s');
          one.went.push(to);
          return one;
        },
      };
      return one;
    };
    const film = page('/play/7', 'visible');
    const console_ = page('/admin/titles', 'visible');
    const hidden = page('/movies', 'hidden');

    it.each([
      ['a page that is there', [film, hidden, page('/series/x', 'hidden')], 2],
      ['the page that the reader looks at', [hidden, film, page('/movies', 'visible')], 2],
      ['a new page beside a film, the console and what is not looked at', [film, console_, hidden], null],
      ['a new page where the open one does not go', [page('/', 'visible', true)], null],
    ])('opens in %s', async (_where, pages, taken) => {
      const listeners: Record<string, (event: never) => void> = {};
      const opened: string[] = [];
      showPushMessages({
        registration: { showNotification: async () => undefined },
        clients: { matchAll: async () => pages, openWindow: async (url) => void opened.push(url) },
        addEventListener: (type, listener) => {
          listeners[type] = listener as (event: never) => void;
        },
      });
      let work: Promise<unknown> | undefined;
      const notification = { data: { href: '/series/x#comment-7' }, close: () => undefined };
      listeners['notificationclick']!({ notification, waitUntil: (one: Promise<unknown>) => (work = one) } as never);
      await work;
      expect(pages.map(({ went }) => went)).toEqual(
        pages.map((_, at) => (at === taken ? ['/series/x#comment-7'] : [])),
      );
      expect(opened).toEqual(taken === null ? ['/series/x#comment-7'] : []);
    });
  });
});
