import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describeApi } from '#apps/cli/routes/openapi-document.ts';
import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { findProgram } from '#tools/cluster/programs.ts';
import { isAlive } from '#tools/processes/is-alive.ts';
import { DatabaseServer } from '../../chaos/site/database-server.ts';
import { operationsOf } from '../../contract/support/api-operations.ts';
import { get, logIn, post } from '../../support/api-client.ts';
import { RunningCluster } from '../../support/processes/running-cluster.ts';
import { chargesOf, DownloadManager, itWithAria2, volumesOf } from '../films/download-manager.ts';
import { DEFAULT_READER, describeJourneys } from '../public/journey.ts';
import { buyPlan } from '../support/sandbox-purchase.ts';
import { steadyLoad } from './steady-load.ts';

const nginx = findProgram('nginx', process.env);
if (!nginx) process.stderr.write('SKIPPED: the cluster’s journeys, because nginx is not installed\n');
const describeWithNginx = nginx ? describe : describe.skip;

const SECURITY_HEADERS = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-frame-options'];

let dataDir: string;
let database: DatabaseServer;
let cluster: RunningCluster;

/** On a PostgreSQL of the tests, which can be killed, by the tail of the log: starts soon. */
async function startBareCluster(dataDir?: string): Promise<RunningCluster> {
  const environment = { DATABASE_URL: database.urlOf('parde'), EVENT_TRANSPORT: 'log', THROTTLING: '0' };
  return RunningCluster.start({ environment, ...(dataDir && { dataDir }) });
}

const pidsOf = (running: RunningCluster) => running.processes().map(({ pid }) => pid ?? 0);

describeWithNginx('the cluster behind nginx', () => {
  describe('carries the journeys of the site in one process', () => {
    // Everything that `npm run cluster` brings: PostgreSQL and Kafka of its own.
    describeJourneys(
      async () => {
        const journey = await RunningCluster.start({ program: 'whole', environment: { THROTTLING: '0' } });
        if (!/Kafka +\d*127\.0\.0\.1:/.test(journey.output))
          process.stderr.write(
            `SKIPPED: Kafka under the cluster’s journeys: ${/no Kafka: .*/.exec(journey.output)?.[0]}\n`,
          );
        return journey;
      },
      DEFAULT_READER,
      'commands',
    );
  });

  describe('as an operator knows it', () => {
    beforeAll(async () => {
      dataDir = await mkdtemp(path.join(os.tmpdir(), 'parde-cluster-database-'));
      await chmod(dataDir, 0o755);
      database = await DatabaseServer.start(dataDir);
      cluster = await startBareCluster();
    }, 240_000);

    afterAll(async () => {
      await cluster?.stop();
      await database?.stop();
      await rm(dataDir, { recursive: true, force: true });
    }, 60_000);

    it('brings every documented request to a process that serves it', async () => {
      const operations = operationsOf(await describeApi());
      const lost: string[] = [];
      for (const { method, path } of operations) {
        const address = `${cluster.url}${path.replaceAll(/\{\w+\}/g, '1')}`;
        const headers = { 'content-type': 'application/json' };
        const body = method === 'GET' ? {} : { body: '{"no such field":1}' };
        const answer = await fetch(address, { method, headers, ...body });
        const text = await answer.text();
        if (answer.status >= 500 || text.includes('"not_found"'))
          lost.push(`${method} ${path}: ${answer.status} ${text}`);
      }
      expect(operations.length).toBeGreaterThan(40);
      expect(lost).toEqual([]);
    });

    it('tells what the API of all processes is, with a page to read it on', async () => {
      const { body } = await get(cluster.url, '/api/openapi.json');
      expect(body.paths).toEqual(JSON.parse(JSON.stringify((await describeApi()).paths)));
      for (const address of ['/api/docs', '/api/docs/']) {
        const page = await (await fetch(cluster.url + address)).text();
        const parts = [...page.matchAll(/(?:src|href)="(\.\/[^"]+)"/g)].map(([, part]) => part as string);
        expect(parts.length).toBeGreaterThan(3);
        for (const part of parts) {
          const answer = await fetch(new URL(part, cluster.url + address));
          expect([part, answer.status]).toEqual([part, 200]);
          await answer.arrayBuffer();
        }
      }
    });

    it('sends pages with the headers of the processes, and names nothing that is not there', async () => {
      const answer = await fetch(`${cluster.url}/api/console/overview`);
      for (const [slug, status] of [
        ['children-of-heaven-1997', 200],
        ['any-name', 404],
      ] as const) {
        const page = await fetch(`${cluster.url}/movies/${slug}`, { headers: { accept: 'text/html' } });
        expect([slug, page.status]).toEqual([slug, status]);
        for (const name of SECURITY_HEADERS) {
          expect(page.headers.get(name)).toBe(answer.headers.get(name));
          expect(page.headers.get(name)).not.toBeNull();
        }
      }
      for (const path of ['/metrics', '/api/none', '/assets/none.js', '/media/none']) {
        const nothing = await get(cluster.url, path);
        expect([path, nothing.status, nothing.body.code]).toEqual([path, 404, 'not_found']);
      }
    });

    it('answers every read while one of two queries processes is stopped and started again', async () => {
      const load = steadyLoad(() => post(cluster.url, '/api/post/getMovie/children-of-heaven-1997'));
      for (const name of ['queries 1', 'queries 2', 'queries 1']) await cluster.restart(name, 'SIGTERM');
      const { answers, failures } = await load.stop();
      expect(failures).toEqual([]);
      expect(answers).toBeGreaterThan(200);
    }, 120_000);

    it('takes every command while commands processes are stopped, or killed, and started again', async () => {
      const token = await logIn(cluster.url, 'viewer', 'parde-demo-1404');
      const { body } = await post(cluster.url, '/api/post/getMovie/children-of-heaven-1997');
      const grades = { starring: 7, direction: 7, screenplay: 7, music: 7, effects: 7, other: 7 };
      const rate = (headers: Record<string, string> = {}) =>
        post(cluster.url, '/api/user/ratePost', { rating: { post_id: body.post.id, ...grades }, token }, headers);
      const plain = steadyLoad(() => rate());
      for (const name of ['commands 1', 'commands 2']) await cluster.restart(name, 'SIGTERM');
      const stopped = await plain.stop();
      expect(stopped.failures).toEqual([]);
      expect(stopped.answers).toBeGreaterThan(50);

      const keyed = steadyLoad(() => rate({ 'idempotency-key': randomUUID() }));
      await cluster.restart('commands 1', 'SIGKILL');
      expect((await keyed.stop()).failures).toEqual([]);
    }, 120_000);

    it('starts a killed process again and says so; reads go on', async () => {
      const load = steadyLoad(() => post(cluster.url, '/api/post/getMovie/children-of-heaven-1997'));
      await cluster.restart('queries 2', 'SIGKILL');
      await cluster.restart('projector 1', 'SIGKILL');
      expect((await load.stop()).failures).toEqual([]);
      expect(cluster.output).toMatch(/queries 2 ended \(SIGKILL\); it is started again in [\d.]+ s/);
    }, 60_000);

    itWithAria2(
      'sends films whole, charged byte for byte, while what sends and counts them is killed',
      async () => {
        const token = await logIn(cluster.url, 'viewer@parde.local', DEMO_PASSWORD);
        await buyPlan(cluster.url, token, 3);
        const manager = new DownloadManager(cluster.url, token);
        const [first, second, third] = await manager.filesThatCost();
        const films = [first!, second!, third!];
        const kills = [
          () => cluster.restart('nginx', 'SIGKILL'),
          () => cluster.restart('media', 'SIGKILL'),
          async () => {
            await database.kill('SIGKILL');
            await database.startAgain();
          },
        ];
        for (const [n, kill] of kills.entries()) {
          const film = films[n]!;
          expect([film.id, await manager.fetch(film, kill)]).toEqual([film.id, film.checksum]);
        }
        const client = new pg.Client({ connectionString: database.urlOf('parde') });
        await client.connect();
        try {
          const sizes = films.map(({ size }) => size);
          // What was under way at a kill is known when its lease has ended.
          await eventually(async () => expect(await chargesOf(client)).toEqual(sizes), 180_000);
          const used = sizes.reduce((sum, size) => sum + size, 0);
          expect(await volumesOf(client)).toEqual([{ used, reserved: 0 }]);
        } finally {
          await client.end();
        }
      },
      420_000,
    );

    it('is started again after it was killed, ends what was left of it, and leaves nothing behind at Ctrl-C', async () => {
      // One that the test before has upset may be on its way back.
      const left = await eventually(async () => {
        const pids = pidsOf(cluster);
        expect(pids.filter((pid) => pid > 0 && isAlive(pid))).toHaveLength(12);
        return pids;
      });
      await cluster.kill();
      expect(left.filter(isAlive)).toEqual(left);
      cluster = await startBareCluster(cluster.dataDir);
      expect(left.filter(isAlive)).toEqual([]);

      const pids = pidsOf(cluster);
      expect(pids.filter(isAlive)).toEqual(pids);
      expect(await cluster.stop()).toBe(0);
      expect(cluster.output).toContain('parde: stopped');
      expect(pids.filter(isAlive)).toEqual([]);
    }, 240_000);
  });

  it('says in one line that nginx is missing', async () => {
    const lonely = await RunningCluster.spawn({ environment: { PATH: '/nowhere', PARDE_NGINX: '/nowhere/nginx' } });
    expect(await lonely.ended()).toBe(1);
    expect(lonely.output.trim().split('\n')).toHaveLength(1);
    expect(lonely.output).toContain('nginx');
  });

  it('says each fault of the settings in a line of its own, before anything is started', async () => {
    const environment = { KAFKA_PARTITIONS: 'many', SEARCH_ENGINE: 'magic' };
    const faulty = await RunningCluster.spawn({ environment });
    expect(await faulty.ended()).toBe(1);
    expect(faulty.output.trim().split('\n')).toEqual([
      expect.stringContaining('KAFKA_PARTITIONS'),
      expect.stringContaining('SEARCH_ENGINE'),
    ]);
  });
});
