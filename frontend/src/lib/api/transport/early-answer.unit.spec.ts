import { type EarlyCall, fetchEarly } from './early-answer.ts';

const SITE = 'http://localhost:3000';
const { fetch: fetchOfNode } = globalThis;
let sent: string[] = [];

function begin(call: Partial<EarlyCall>): void {
  const answer = Promise.resolve(new Response('early'));
  globalThis.pardeEarly = { method: 'GET', path: '/api/home', body: '', begunAt: performance.now(), answer, ...call };
}
const get = async (path: string) => (await fetchEarly(new Request(SITE + path))).text();
const post = async (path: string, body: string) =>
  (await fetchEarly(new Request(SITE + path, { method: 'POST', body }))).text();

beforeEach(() => {
  sent = [];
  globalThis.fetch = async (request) => {
    sent.push((request as Request).url);
    return new Response('late');
  };
});
afterEach(() => {
  globalThis.fetch = fetchOfNode;
  delete globalThis.pardeEarly;
});

describe('a call that was begun before the bundle came', () => {
  it('answers the first that asks the same, once', async () => {
    begin({});
    expect(await get('/api/sidebar/getLatestYears')).toBe('late');
    expect(await get('/api/home')).toBe('early');
    expect(await get('/api/home')).toBe('late');
    expect(sent).toHaveLength(2);
  });

  it('answers nobody else: neither another question nor another person', async () => {
    const path = '/api/post/getMovie/x';
    begin({ method: 'POST', path, body: '{"token":"mine"}' });
    expect(await post(path, '{}')).toBe('late');
    expect(await post(path, '{"token":"mine"}')).toBe('early');
  });

  it('is sent again when it failed, and when it has grown old', async () => {
    const failed = Promise.reject(new TypeError('Failed to fetch'));
    failed.catch(() => undefined);
    begin({ answer: failed });
    expect(await get('/api/home')).toBe('late');
    begin({ begunAt: performance.now() - 60_000 });
    expect(await get('/api/home')).toBe('late');
  });
});
