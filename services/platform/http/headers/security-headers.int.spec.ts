import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ modules: [], environment: { PUBLIC_URL: 'https://parde.example' } });
});
afterAll(() => test.close());

/** An answer, a refusal, and what nobody answers. */
const ANSWERS: [what: string, ask: (headers?: Record<string, string>) => Promise<TestAnswer>][] = [
  ['what is answered', (headers) => test.get('/health/live', headers)],
  ['what is refused', (headers) => test.get('/health/live', { authorization: 'Bearer x', ...headers })],
  ['what is not there', (headers) => test.get('/api/none', headers)],
];

it.each(ANSWERS)('%s has the headers that tell a browser what not to do', async (_, ask) => {
  const { headers } = await ask();
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
    'content-type': expect.stringMatching(/^application\/json; charset=utf-8$/),
  });
  const policy = String(headers['content-security-policy']).split(';');
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "script-src 'self'"]) {
    expect(policy).toContain(part);
  }
  // The site's service worker, and the player's.
  expect(policy).toContain("worker-src 'self' blob:");
});

it.each(ANSWERS)('%s is for no other origin, whichever asks', async (_, ask) => {
  const { headers } = await ask({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

it.each(['TRACE', 'OPTIONS'] as const)('%s is no method of ours', async (method) => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST', cookie: 'canary=1' };
  const answer = await test.app
    .getHttpAdapter()
    .getInstance()
    .inject({ method: method as 'OPTIONS', url: '/health/live', headers });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('canary');
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});
