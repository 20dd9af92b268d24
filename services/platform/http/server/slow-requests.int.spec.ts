import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ modules: [] });
});
afterAll(() => test.close());

it('a request that comes in drips has its time: the head less than the whole, since Node takes the longer one for the whole', () => {
  const { headersTimeout, requestTimeout } = test.app.getHttpServer();
  expect([headersTimeout, requestTimeout]).toEqual([30_000, 60_000]);
});
