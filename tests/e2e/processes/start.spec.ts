import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { eventually } from '#platform/testing/eventually.ts';
import { freePorts } from '../../../services/platform/startup/free-port.ts';
import { logIn, post } from '../../support/api-client.ts';
import { Site } from '../../support/processes/site.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'parde-start-'));
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** The site, once it has said that it is up. */
async function startAndListen(built = false): Promise<Site> {
  const site = await Site.start({ dataDir, built });
  await eventually(() => expect(site.output).toContain('is up'));
  return site;
}

/** What the site's process would not have if it had not built itself, and programs of the build that still run below it. */
async function leftOfTheBuild(pid: number): Promise<string[]> {
  const loaded = (await readFile(`/proc/${pid}/maps`, 'utf8')).match(/rolldown|@swc/g) ?? [];
  const arguments_ = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean);
  const programs = await Promise.all(children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8')));
  return [
    ...loaded,
    ...arguments_.filter((argument) => argument.includes('tools/build')),
    ...programs.filter((program) => path.basename(program.split('\0')[0] ?? '') === 'node'),
  ];
}

describe('npm start', () => {
  it('makes a database, loads the demo, says where everything is, and keeps all data for the second start', async () => {
    const first = await startAndListen(true);
    for (const place of [
      '/admin',
      '/api/docs',
      '/dev/mailbox',
      'viewer@',
      'moderator@',
      `the data stays in ${dataDir}`,
    ]) {
      expect(first.output).toContain(place);
    }
    if (process.platform === 'linux') expect(await leftOfTheBuild(first.pid)).toEqual([]);
    const token = await logIn(first.url, 'viewer', 'parde-demo-1404');
    // What browsers ask for by themselves at a page that names no icon.
    const icon = await fetch(`${first.url}/favicon.ico`);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\/.*icon/)]);
    const titles = (await post(first.url, '/api/sidebar/stats')).body;
    expect(titles.movies).toBeGreaterThanOrEqual(150);
    expect(titles.series).toBeGreaterThanOrEqual(40);
    expect(await first.stop()).toBe(0);
    expect(first.output).toContain('stopped');

    const second = await startAndListen();
    expect(second.output).not.toContain('migrations done');
    expect((await post(second.url, '/api/user/info', { token })).body.user.username).toBe('viewer');
    await second.stop();
  }, 420_000);

  it('takes over the database of a site that was killed, and loses nothing', async () => {
    const killed = await startAndListen();
    const token = await logIn(killed.url, 'viewer', 'parde-demo-1404');
    await killed.stop('SIGKILL');
    const next = await startAndListen();
    expect((await post(next.url, '/api/user/info', { token })).body.status).toBe(1);
    await next.stop();
  }, 120_000);

  it('says in one line that a port is taken, and what to do', async () => {
    const [port] = await freePorts(1);
    const holder = createServer().listen(port, '127.0.0.1');
    const site = await Site.spawn({ dataDir, port: port! });
    expect(await site.ended()).toBe(1);
    expect(site.output.trim()).toBe(
      `parde: port ${port} is taken by another program. Choose a free one: PORT=${port! + 1} npm start`,
    );
    await new Promise((resolve) => holder.close(resolve));
  });

  it('refuses a second site on the same data folder in one line', async () => {
    const first = await startAndListen();
    const second = await Site.spawn({ dataDir });
    expect(await second.ended()).toBe(1);
    expect(second.output).toMatch(/Another Parde \(process \d+\) uses the database/);
    await first.stop();
  }, 120_000);

  it('refuses the development secrets in production', async () => {
    const site = await Site.spawn({
      dataDir,
      environment: { NODE_ENV: 'production', DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
    });
    expect(await site.ended()).toBe(1);
    expect(site.output).toContain('TOKEN_SECRET: the development secret');
    expect(site.output).toContain('DATA_KEYS: not set');
  });
});
