import { eventually } from '#platform/testing/eventually.ts';
import { TcpProxy } from '../support/processes/tcp-proxy.ts';
import { type SiteUnderTest, startSite } from './support/site-under-test.ts';

let site: SiteUnderTest;
let proxy: TcpProxy;

beforeAll(async () => {
  site = await startSite(
    async (databaseUrl) => {
      const url = new URL(databaseUrl);
      proxy = await TcpProxy.start(url.hostname, Number(url.port));
      url.host = `127.0.0.1:${proxy.port}`;
      return url.href;
    },
    { DATABASE_STATEMENT_TIMEOUT_SECONDS: '5' },
  );
}, 120_000);

afterAll(async () => {
  proxy?.breakAll();
  await site?.close();
  await proxy?.cut();
});

const get = async (url: string) => (await site.send({ method: 'GET', url })).status;

/** A command that is acknowledged, and what every projection has made of it. */
async function works(): Promise<void> {
  const token = await site.logIn('admin');
  await eventually(async () => {
    const headers = { authorization: `Bearer ${token}` };
    const { text } = await site.send({ method: 'GET', url: '/api/console/overview', headers });
    const { head, projections } = JSON.parse(text);
    expect(head).toBeGreaterThan(0);
    expect(projections.filter(({ lag }: { lag: number }) => lag > 0)).toEqual([]);
  }, 30_000);
}

describe('a database link that goes silent', () => {
  it('is left by commands, projections, relay and feed for a new one, by themselves', async () => {
    await works();
    // More connections at once than the pool holds: with each of them silent nothing would ever be answered again.
    await Promise.all(Array.from({ length: 20 }, () => get('/health/ready')));
    const requests = Array.from({ length: 20 }, () => site.captcha().then(() => site.logIn('viewer')));
    proxy.swallow();
    await Promise.allSettled(requests);
    await eventually(works, 90_000);
    await eventually(async () => expect(await get('/health/ready')).toBe(200), 30_000);
  }, 240_000);

  it('leaves the process alive while it lasts, and not ready', async () => {
    proxy.hold();
    expect(await get('/health/live')).toBe(200);
    await eventually(async () => expect(await get('/health/ready')).toBe(503), 30_000);
    expect(await get('/health/live')).toBe(200);
    proxy.goOn();
    await eventually(async () => expect(await get('/health/ready')).toBe(200), 90_000);
    await eventually(works, 90_000);
  }, 240_000);
});
