import { QueryObserver } from '@tanstack/react-query';
import type { Middleware } from 'openapi-fetch';
import { queryClient } from '../query-client.ts';

const HOUR_MS = 3_600_000;
let pages = 0;

/** A page that has just been opened, in this tab. */
async function openedPage() {
  pages += 1;
  const { readYourWrites } = await import(`./read-your-writes.ts?page=${pages}`);
  const { onRequest, onResponse } = readYourWrites as Required<Middleware>;
  return {
    answered: (position: string) =>
      onResponse({ response: new Response(null, { headers: { 'parde-position': position } }) } as never),
    answeredBehind: () => onResponse({ response: new Response(null, { headers: { 'parde-stale': '1' } }) } as never),
    async asks() {
      const request = new Request('http://localhost/api/post/comments');
      await onRequest({ request } as never);
      return request.headers.get('parde-after');
    },
  };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  queryClient.clear();
});

describe('reading one’s own writes', () => {
  it('asks with the highest position of each kind that a command has answered with', async () => {
    const page = await openedPage();
    expect(await page.asks()).toBeNull();
    page.answered('17, 4.community-3');
    page.answered('16, 5.community-3');
    expect(await page.asks()).toBe('17, 5.community-3');
  });

  it('goes on after a reload, for as long as read models may need to catch up', async () => {
    (await openedPage()).answered('17, 4.community-3');
    expect(await (await openedPage()).asks()).toBe('17, 4.community-3');
    const later = Date.now() + HOUR_MS;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await (await openedPage()).asks()).toBeNull();
  });

  it('asks again, a few times and ever later, for what read models that are behind have answered', async () => {
    jest.useFakeTimers();
    const page = await openedPage();
    let isBehind = true;
    const asked: string[] = [];
    const watch = (name: string) =>
      new QueryObserver(queryClient, {
        queryKey: [name],
        queryFn: async () => {
          asked.push(name);
          await Promise.resolve();
          if (name === 'mine' && isBehind) page.answeredBehind();
          return null;
        },
      }).subscribe(() => undefined);
    page.answered('17');
    watch('trending');
    await jest.advanceTimersByTimeAsync(0);
    watch('mine');
    await jest.advanceTimersByTimeAsync(900);
    expect(asked).toEqual(['trending', 'mine']);
    await jest.advanceTimersByTimeAsync(200);
    expect(asked.slice(2)).toEqual(['mine']);
    await jest.advanceTimersByTimeAsync(HOUR_MS);
    expect(asked.slice(3)).toEqual(['mine', 'mine', 'mine', 'mine']);
    page.answered('18');
    void queryClient.invalidateQueries({ queryKey: ['mine'] });
    await jest.advanceTimersByTimeAsync(900);
    isBehind = false;
    await jest.advanceTimersByTimeAsync(HOUR_MS);
    expect(asked.slice(7)).toEqual(['mine', 'mine']);
  });
});
