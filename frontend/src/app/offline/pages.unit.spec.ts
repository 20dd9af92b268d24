import { isPage, pageOrShell, preloadPages } from './pages.ts';

const request = new Request('http://site/movies');
const shell = async () => new Response('shell');
const textOf = async (answer: Promise<Response>) => (await answer).text();

describe('a page', () => {
  it('is not asked for again where the browser has asked before the worker was there', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const preloadResponse = Promise.resolve(new Response('preloaded'));
    expect(await textOf(pageOrShell(request, { preloadResponse }, shell))).toBe('preloaded');
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it('is the shell without a connection, and on a line that says nothing', async () => {
    const preloadResponse = Promise.reject(new TypeError('Failed to fetch'));
    expect(await textOf(pageOrShell(request, { preloadResponse }, shell))).toBe('shell');
    jest.useFakeTimers();
    const silent = textOf(pageOrShell(request, { preloadResponse: new Promise(() => undefined) }, shell));
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect(await silent).toBe('shell');
  });

  it('is waited for where no shell is kept', async () => {
    jest.useFakeTimers();
    const preloadResponse = new Promise<Response>((resolve) => {
      setTimeout(() => resolve(new Response('at last')), 20_000);
    });
    const late = textOf(pageOrShell(request, { preloadResponse }, async () => undefined));
    await jest.advanceTimersByTimeAsync(20_000);
    jest.useRealTimers();
    expect(await late).toBe('at last');
  });

  it.each(['/admin', '/d/x/y', '/dl/7', '/api/x'])('is not what %s is', (pathname) => {
    expect([isPage(pathname), isPage('/download'), isPage('/')]).toEqual([false, true, true]);
  });
});

describe('pages ahead of the worker', () => {
  it.each([true, false])('are asked for only by a browser that can be told what is none: %s', async (canBeTold) => {
    const done: unknown[] = [];
    const work: unknown[] = [];
    const listeners: Record<string, (event: never) => void> = {};
    preloadPages(
      {
        registration: { navigationPreload: { enable: async () => void done.push('enabled') } },
        addEventListener: (type, listener) => {
          listeners[type] = listener as (event: never) => void;
        },
      },
      canBeTold,
    );
    const addRoutes = async (rules: unknown[]) => void done.push(rules.length);
    for (const type of ['install', 'activate']) {
      listeners[type]?.({ addRoutes, waitUntil: (one: unknown) => work.push(one) } as never);
    }
    await Promise.all(work);
    expect(done).toEqual(canBeTold ? [10, 'enabled'] : []);
  });
});
