import { Metrics } from '#platform/telemetry/metrics.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { MetricsServer } from './metrics-server.ts';

let test: TestApp;
let address: string | null;

async function start(environment: Record<string, string>): Promise<void> {
  test = await startTestApp({ modules: [], environment });
  address = await test.app.get(MetricsServer).listen();
}

afterEach(() => test.close());

it('metrics have a port of their own, on this machine alone; that of the visitors has none', async () => {
  await start({ METRICS_PORT: '0' });
  await test.get('/health/live');
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  const answer = await fetch(address!);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toMatch(/^process_cpu_seconds_total /m);
  expect(text).toMatch(
    /^parde_http_request_duration_seconds_count\{method="GET",route="\/health\/live",status="200"\} 1$/m,
  );
  expect(text.split('\n').filter((line) => line && !/^(#|[a-zA-Z_:][\w:]*(\{.*\})? \S+$)/.test(line))).toEqual([]);
  expect((await test.get('/metrics')).status).toBe(404);

  expect((await fetch(new URL('/', address!))).status).toBe(404);
  expect((await fetch(address!, { method: 'POST' })).status).toBe(404);
});

it.each<Record<string, string>>([{}, { METRICS_PORT: '' }])(
  'nothing listens unless a port is set: %j',
  async (environment) => {
    await start(environment);
    expect(address).toBeNull();
  },
);

it('a metric that cannot be read is an error of the process, and says which and why', async () => {
  let lines = '';
  // Before the logger is made: it writes past a process.stdout that is as it came.
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines += text;
    return true;
  });
  await start({ METRICS_PORT: '0' });
  test.app.get(Metrics).gauge('parde_unreadable', 'For this test.', () => {
    throw new Error('nothing to read');
  });
  const answer = await fetch(address!).finally(() => write.mockRestore());
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('');
  const logged = lines.split('\n').filter((line) => line.includes('nothing to read'));
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0]!)).toMatchObject({ component: 'metrics', err: { message: 'nothing to read' } });
});

it('the port is free again when the process has stopped', async () => {
  await start({ METRICS_PORT: '0' });
  const first = address!;
  await test.close();
  await expect(fetch(first)).rejects.toThrow();
  await start({});
});
