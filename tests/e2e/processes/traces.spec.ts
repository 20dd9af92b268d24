import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '#platform/startup/free-port.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { type ApiAnswer, logIn, post } from '../../support/api-client.ts';
import { type ExportedSpan, OtlpCollector } from '../../support/processes/otlp-collector.ts';
import { AppProcess } from '../../support/processes/process.ts';
import { Site } from '../../support/processes/site.ts';

const SLUG = 'children-of-heaven-1997';
const WORDS = 'Ran home as fast as I could.';
const [SERVER, CONSUMER] = [2, 5];
const CLICK = { traceId: 'c'.repeat(32), spanId: 'd'.repeat(16) };

let folder: string;
let database: TestDatabase;
let collector: OtlpCollector;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'parde-traces-'));
  database = await createTestDatabase();
  collector = await OtlpCollector.start();
});

afterAll(async () => {
  await collector?.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The site on the suite's database, with a list of the modules that it loads. */
function startSite(name: string, environment: Record<string, string>): Promise<Site> {
  const preload = new URL('../../support/list-loaded-modules.ts', import.meta.url).href;
  const listing = { NODE_OPTIONS: `--import ${preload}`, LOADED_MODULES: path.join(folder, name) };
  return Site.start({ environment: { DATABASE_URL: database.url, ...listing, ...environment } });
}

/** Whether one of the modules that the process has loaded is, or has in it, OpenTelemetry's SDK. */
async function loadedSdk(name: string): Promise<boolean> {
  const urls = (await readFile(path.join(folder, name), 'utf8')).split('\n');
  const files = urls.filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url));
  expect(files.some((file) => file.endsWith('bin/site.js'))).toBe(true);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.some((text) => text.includes('NodeSDK = class'));
}

interface Posted {
  answer: ApiAnswer;
  read: ApiAnswer;
}

/** Comments on a film, and reads the comments as the page does: with what the command's answer said. */
async function comment(site: Site, headers: Record<string, string>): Promise<Posted> {
  const token = await logIn(site.url, 'viewer', 'parde-demo-1404');
  const film = (await post(site.url, `/api/post/getMovie/${SLUG}`)).body.post.id;
  const answer = await post(site.url, '/api/user/comment', { comment: { post_id: film, body: WORDS }, token }, headers);
  expect(answer.body.status).toBe(1);
  const trace = answer.headers.get('traceresponse');
  const read = await post(
    site.url,
    '/api/post/comments',
    { post_id: film, page: 1, token },
    { 'parde-after': answer.headers.get('parde-position') ?? '', ...(trace && { traceparent: trace }) },
  );
  expect(read.body.comments[0]).toMatchObject({ body: WORDS });
  return { answer, read };
}

const inTrace = (name: string): ExportedSpan => {
  const found = collector.spans.find((span) => span.traceId === CLICK.traceId && span.name === name);
  if (!found) throw new Error(`no span ${name} among ${collector.spans.map((span) => span.name)}`);
  return found;
};

describe('traces', () => {
  it('hang a click’s command, the relay, the projection and the query that follows in one trace', async () => {
    const site = await startSite('with', collector.environment);
    const traceparent = `00-${CLICK.traceId}-${CLICK.spanId}-01`;
    const { answer, read } = await comment(site, { traceparent });
    const [command, numbering, projection, query] = await eventually(() =>
      ['PostComment', 'number events', 'project comments', 'GetComments'].map(inTrace),
    );
    expect(await site.stop()).toBe(0);

    expect(command).toMatchObject({ parentSpanId: CLICK.spanId, kind: SERVER, service: 'parde-site' });
    expect(command!.attributes).toEqual({
      'parde.command': 'PostComment',
      'parde.operation': 'POST /api/user/comment',
      'parde.actor.role': 'viewer',
      'parde.outcome': 'done',
    });
    expect(answer.headers.get('traceresponse')).toBe(`00-${CLICK.traceId}-${command!.spanId}-01`);
    expect(read.headers.get('traceresponse')).toBeNull();
    for (const span of [numbering, projection, query]) expect(span!.parentSpanId).toBe(command!.spanId);
    expect(projection).toMatchObject({ kind: CONSUMER });
    expect(query).toMatchObject({ kind: SERVER });
    expect([...collector.paths]).toEqual(['/v1/traces']);
    expect(JSON.stringify(collector.spans)).not.toMatch(/viewer@|Ran home/);
    expect(await loadedSdk('with')).toBe(true);
  }, 180_000);

  it('cost nothing where no collector is named: no SDK is loaded, no answer tells of a trace', async () => {
    const told = collector.spans.length;
    const site = await startSite('without', {});
    const { answer } = await comment(site, { traceparent: `00-${'e'.repeat(32)}-${CLICK.spanId}-01` });
    expect(answer.headers.get('traceresponse')).toBeNull();
    expect(await site.stop()).toBe(0);
    expect(await loadedSdk('without')).toBe(false);
    expect(collector.spans).toHaveLength(told);
  }, 180_000);

  it('keep no process from stopping when the collector is mute', async () => {
    const mute = createServer().listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const address = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`;
    const environment = { DATABASE_URL: database.url, OTEL_EXPORTER_OTLP_ENDPOINT: address };
    const commands = await AppProcess.start('commands', (await freePorts(1))[0]!, environment);
    await logIn(commands.url, 'viewer', 'parde-demo-1404');
    expect(await commands.stop()).toBe(0);
    mute.closeAllConnections();
    mute.close();
  }, 120_000);

  it('are refused in one line when the collector’s address is none', async () => {
    const site = await Site.spawn({ environment: { DATABASE_URL: database.url, OTEL_EXPORTER_OTLP_ENDPOINT: 'here' } });
    expect(await site.ended()).toBe(1);
    expect(site.output).toContain('OTEL_EXPORTER_OTLP_ENDPOINT: ');
  }, 60_000);
});
