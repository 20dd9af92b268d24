import { onlineManager } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import { api, call } from '../client.ts';
import { fetchInTime } from './answer-limit.ts';
import { watchConnection } from './connection.ts';

const { fetch: fetchOfNode } = globalThis;
let endWatch: () => void;

/** A line that swallows what is sent, until it is given up. @param alive whether what asks for the server is let through */
function silence(alive: boolean): void {
  globalThis.fetch = (asked, init) => {
    if (asked === '/health/live') return alive ? Promise.resolve(new Response('{}')) : new Promise(() => undefined);
    return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  };
}
const send = (init?: RequestInit) =>
  fetchInTime(new Request('http://localhost:3000/api/x', { method: 'POST', ...init }));
const outcome = (pending: Promise<unknown>) => {
  const seen: unknown[] = [];
  pending.then(
    (answer) => seen.push(answer),
    (error: unknown) => seen.push(error),
  );
  return seen;
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
  endWatch = watchConnection();
});
afterEach(async () => {
  // Whoever asks for the server goes on until it is back.
  silence(true);
  await jest.advanceTimersByTimeAsync(10_000);
  endWatch();
  jest.useRealTimers();
  globalThis.fetch = fetchOfNode;
});

describe('a call whose answer does not come', () => {
  it.each([true, false])('is given up, and told as that; whether the line is lost is asked for: %s', async (alive) => {
    silence(alive);
    const seen = outcome(call(api.GET('/api/home', { baseUrl: 'http://localhost:3000' })));
    await jest.advanceTimersByTimeAsync(29_000);
    expect(seen).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(seen).toEqual([expect.any(ApiError)]);
    expect(seen[0]).toMatchObject({ isLate: true, httpStatus: 0 });
    await jest.advanceTimersByTimeAsync(8_000);
    expect(onlineManager.isOnline()).toBe(alive);
  });

  it('is given up by the page itself before that', async () => {
    silence(true);
    const page = new AbortController();
    const seen = outcome(send({ signal: page.signal }));
    await jest.advanceTimersByTimeAsync(1_000);
    page.abort();
    await jest.advanceTimersByTimeAsync(0);
    expect(seen).toMatchObject([{ name: 'AbortError' }]);
  });

  it('is waited for as long as it takes when it carries a file', async () => {
    silence(true);
    const seen = outcome(send({ headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: 'x' }));
    await jest.advanceTimersByTimeAsync(600_000);
    expect(seen).toEqual([]);
  });

  it('is that which was begun before the bundle came, too', async () => {
    silence(true);
    const answer = new Promise<Response>(() => undefined);
    globalThis.pardeEarly = { method: 'POST', path: '/api/x', body: '', begunAt: performance.now(), answer };
    const seen = outcome(send());
    await jest.advanceTimersByTimeAsync(30_000);
    expect(seen).toMatchObject([{ name: 'TimeoutError' }]);
  });
});
