import { mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MetricsServer } from '#platform/health/metrics-server.ts';
import { probeName } from '#platform/storage/file-system/disk-probe.ts';
import { Heartbeats } from '#platform/telemetry/heartbeats.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { TcpProxy } from '../support/processes/tcp-proxy.ts';
import { answerProblem } from './support/answer-problem.ts';
import { DeclaredAnswers } from './support/declared-answers.ts';
import { CANARY_SECRET, type SiteAnswer, type SiteUnderTest, startSite } from './support/site-under-test.ts';

let site: SiteUnderTest;
let proxy: TcpProxy;
let storage: string;
let metricsAddress: string;

beforeAll(async () => {
  storage = await mkdtemp(path.join(os.tmpdir(), 'parde-health-'));
  const throughProxy = async (databaseUrl: string) => {
    const url = new URL(databaseUrl);
    proxy = await TcpProxy.start(url.hostname, Number(url.port));
    url.host = `127.0.0.1:${proxy.port}`;
    return url.href;
  };
  site = await startSite(throughProxy, { STORAGE_DIR: storage });
  metricsAddress = (await site.app.get(MetricsServer).listen())!;
}, 120_000);

afterAll(async () => {
  await proxy?.mend();
  await site?.close();
  await proxy?.cut();
  await rm(storage, { recursive: true, force: true });
});

const get = (url: string): Promise<SiteAnswer> => site.send({ method: 'GET', url });

const metrics = async () => (await fetch(metricsAddress)).text();

async function readiness(status: number) {
  return eventually(async () => {
    const answer = await get('/health/ready');
    expect(answer.status).toBe(status);
    return JSON.parse(answer.text);
  }, 30_000);
}

describe('health', () => {
  it('is told to those who watch, without a sign-in', async () => {
    expect(JSON.parse((await get('/health/live')).text)).toEqual({ status: 'ok' });
    const { status, checks } = await readiness(200);
    expect(status).toBe('ok');
    expect(checks).toMatchObject({ 'write database': 'ok', 'read database': 'ok' });
  });

  it('comes with metrics that Prometheus reads', async () => {
    await get('/api/home');
    expect((await get('/metrics')).status).toBe(404);
    const text = await metrics();
    expect(text).toMatch(
      /^parde_http_request_duration_seconds_count\{method="GET",route="\/api\/home",status="200"\} [1-9]/m,
    );
    expect(text).not.toContain(CANARY_SECRET);
  });
});

describe('the loops of the process', () => {
  it('are watched, each by its name, though there is nothing to do', async () => {
    await eventually(async () => {
      const ages = [...(await metrics()).matchAll(/^parde_heartbeat_age_seconds\{part="(.*)"\} (\S+)$/gm)];
      const parts = ages.map(([, part]) => part!);
      expect(parts).toEqual(expect.arrayContaining(['relay', 'log tail', 'feed', 'jobs', 'projection comments']));
      expect(parts.filter((part) => part.startsWith('projection ')).length).toBeGreaterThan(10);
      const scheduled = ['erase again', 'files of imports', 'imports of titles', 'payments', 'reseal secrets'];
      expect(parts).toEqual(expect.arrayContaining(scheduled.map((name) => `scheduled job ${name}`)));
      expect(parts).toContain('scheduled job titles of merged genres');
    });
  });

  it('make the process not ready when one stands, and in the end not alive', async () => {
    const heartbeat = site.app.get(Heartbeats).add('a loop of this test', { staleMs: 1, stuckMs: 1 });
    heartbeat.moved();
    await eventually(async () => {
      expect((await readiness(503)).checks['progress']).toMatch(/^no progress: a loop of this test for \d+ s$/);
    }, 30_000);
    const live = await get('/health/live');
    expect(live.status).toBe(503);
    expect(JSON.parse(live.text)).toEqual({ status: 'stuck', stuck: [expect.stringContaining('a loop of this test')] });
    heartbeat.rest();
    expect((await get('/health/live')).status).toBe(200);
    await readiness(200);
  });
});

describe('a disk without room', () => {
  it('makes the process not ready as long as nothing can be written', async () => {
    // The kernel's own full disk, where the probe is written to.
    await symlink('/dev/full', path.join(storage, probeName('site')));
    await eventually(async () => expect((await readiness(503)).checks).toMatchObject({ disk: 'ENOSPC' }), 30_000);
    expect((await get('/health/live')).status).toBe(200);
    // It takes away what it has written.
    await readiness(200);
  });
});

describe('a folder that nobody may write to', () => {
  it('makes the process not ready: of another user, or on a disk that the system has closed', async () => {
    await symlink('/sys/kernel/notes', path.join(storage, probeName('site')));
    await eventually(async () => expect((await readiness(503)).checks).toMatchObject({ disk: 'EACCES' }), 30_000);
    await readiness(200);
  });
});

describe('while the database is away', () => {
  beforeAll(() => proxy.cut());

  it('the site says it is not ready, and stays alive', async () => {
    expect((await readiness(503)).status).toBe('not ready');
    // Connections that were open tell of their end first.
    await eventually(async () => {
      const { checks } = await readiness(503);
      expect(checks).toMatchObject({ 'write database': 'ECONNREFUSED', 'read database': 'ECONNREFUSED' });
    });
    expect((await get('/health/live')).status).toBe(200);
  });

  it('requests are refused for the moment, in general words', async () => {
    const declared = new DeclaredAnswers(site.document);
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify({ page: 1, post_id: 1 });
    const answer = await site.send({ method: 'POST', url: '/api/post/comments', headers, payload });
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answerProblem({ ...answer, status: 400 }, declared, null)).toBeNull();
  });

  it('readiness tells nobody where the database is', async () => {
    const { text } = await get('/health/ready');
    expect(text).not.toMatch(/postgres:\/\/|127\.0\.0\.1|:\d{4,5}|password|select /);
  });
});

describe('when the database is back', () => {
  beforeAll(() => proxy.mend());

  it('the site is ready by itself, and answers', async () => {
    await readiness(200);
    expect((await get('/api/home')).status).toBe(200);
    expect(await site.logIn('viewer')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it('the read models go on where they stopped', async () => {
    const token = await site.logIn('admin');
    const headers = { authorization: `Bearer ${token}` };
    await eventually(async () => {
      const overview = JSON.parse((await site.send({ method: 'GET', url: '/api/console/overview', headers })).text);
      // Three accounts and the log-ins since.
      expect(overview.head).toBeGreaterThanOrEqual(5);
      expect(overview.projections.filter(({ lag }: { lag: number }) => lag > 0)).toEqual([]);
    }, 30_000);
  });
});
