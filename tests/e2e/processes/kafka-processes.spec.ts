import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { freePorts } from '../../../services/platform/startup/free-port.ts';
import { get, logIn, post } from '../../support/api-client.ts';
import { startOwnKafka } from '../../support/kafka/start-kafka.ts';
import { runCli } from '../../support/processes/cli.ts';
import { type AppName, AppProcess } from '../../support/processes/process.ts';
import { describeSkipped } from '../../support/skipped-suite.ts';

/** For a machine on which much else runs. */
const TIMEOUT_MS = 120_000;
jest.setTimeout(400_000);
/** A relay that was killed must be replaced within this. */
const TAKEOVER_MS = 10_000;
const SLUG = 'children-of-heaven-1997';
/** All subscriptions of a process try again at about the same time, at most every two seconds. */
const BETWEEN_LINES_MS = 1_900;

/** Of each error, since a process tells several. */
function expectOneLineAnAttempt(output: string): void {
  const lines = output.split('\n').filter((line) => line.startsWith('{') && line.includes('cannot be followed'));
  expect(lines.length).toBeGreaterThan(0);
  const loggedAt = new Map<string, number>();
  for (const { error, time } of lines.map((line) => JSON.parse(line))) {
    expect(time - (loggedAt.get(error) ?? 0)).toBeGreaterThan(BETWEEN_LINES_MS);
    loggedAt.set(error, time);
  }
}
const kafka = await startOwnKafka((line) => process.stderr.write(`${line}\n`));

if ('skipped' in kafka) describeSkipped('Processes that follow Kafka', kafka.skipped);
else {
  describe('processes that follow Kafka', () => {
    let database: TestDatabase;
    let client: pg.Client;
    let environment: Record<string, string>;
    const apps: AppProcess[] = [];
    let commands: AppProcess;
    let queries: AppProcess;
    let relays: AppProcess[] = [];
    let projectors: AppProcess[] = [];
    let viewer: string;
    let moderator: string;
    let postId: number;
    let written = 0;

    const rows = async (sql: string) => (await client.query(sql)).rows;
    const spawn = async (name: AppName) => {
      const [port, metricsPort] = await freePorts(2);
      const app = AppProcess.spawn(name, port!, { ...environment, METRICS_PORT: String(metricsPort) });
      apps.push(app);
      return app;
    };
    const film = (headers = {}) => post(queries.url, `/api/post/getMovie/${SLUG}`, {}, headers);

    beforeAll(async () => {
      database = await createTestDatabase();
      client = new pg.Client({ connectionString: database.url });
      await client.connect();
      environment = {
        DATABASE_URL: database.url,
        EVENT_TRANSPORT: 'kafka',
        KAFKA_BROKERS: kafka.brokers,
        KAFKA_PARTITIONS: '3',
      };
      await runCli(['seed'], environment);
      await kafka.kill();
      commands = await spawn('commands');
      queries = await spawn('queries');
      relays = [await spawn('relay'), await spawn('relay')];
      projectors = [await spawn('projector'), await spawn('projector')];
      await Promise.all([commands, queries].map((app) => app.answers('/health/ready')));
      await Promise.all([...relays, ...projectors].map((app) => app.answers('/health/live')));
      postId = (await rows(`select id from write.title where slug = '${SLUG}'`))[0].id;
      viewer = await logIn(commands.url, 'viewer', 'parde-demo-1404');
      moderator = await logIn(commands.url, 'moderator', 'parde-demo-1404');
    }, 300_000);

    afterAll(async () => {
      await Promise.all(apps.map((app) => app.kill()));
      await kafka.stop();
      await client?.end();
      await database?.drop();
    }, 60_000);

    /** A comment and its approval. @returns the position to read after. */
    const comment = async (): Promise<Record<string, string>> => {
      const body = { comment: { post_id: postId, body: `thing ${++written}` }, token: viewer };
      const posted = await post(commands.url, '/api/user/comment', body, { 'idempotency-key': randomUUID() });
      expect(posted.body.status).toBe(1);
      const approval = { comments: [{ id: posted.body.comment_id, version: 1 }], token: moderator };
      const approved = await post(commands.url, '/api/console/comments/approve', approval);
      expect(approved.body.done).toEqual([posted.body.comment_id]);
      const position = approved.headers.get('parde-position');
      return position ? { 'parde-after': position } : {};
    };
    const write = async (count: number) => {
      for (let n = 0; n < count; n++) await comment();
    };
    /** All that was written is shown, once: a counter would show an event that was counted twice. */
    const expectAllShown = () =>
      eventually(async () => {
        const shown = await rows("select count(*)::int as n from read.comment where body like 'thing %'");
        expect(shown[0].n).toBe(written);
        const [counted] = await rows(
          "select comments_count as n from read.account_activity join read.account using (user_id) where username = 'viewer'",
        );
        expect(counted.n).toBe(written);
        expect(await rows('select * from read.parked_event')).toEqual([]);
      }, TIMEOUT_MS);
    const leader = () =>
      eventually(async () => {
        for (const relay of relays) if ((await relay.metric('parde_relay_leading')).get('') === 1) return relay;
        throw new Error('no relay leads');
      });

    it('say that Kafka cannot be reached, in readiness and in a line for each attempt; commands are accepted', async () => {
      await write(3);
      // The first attempt of each takes a moment to fail.
      for (const app of [await leader(), ...projectors]) {
        await eventually(async () => {
          const { status, body } = await get(app.url, '/health/ready');
          expect(status).toBe(503);
          expect(JSON.stringify(body.checks)).toMatch(/Kafka cannot be used: /);
        }, TIMEOUT_MS);
      }
      for (const app of [commands, queries]) expect((await get(app.url, '/health/ready')).status).toBe(200);
      const attempts = (await leader()).output.split('\n').filter((line) => line.includes('cannot be published'));
      const errors = (await (await leader()).metric('parde_publish_errors_total')).get('') ?? 0;
      expect(attempts.length).toBeGreaterThan(0);
      expect(Math.abs(attempts.length - errors)).toBeLessThanOrEqual(1);
      expect(attempts.every((line) => JSON.parse(line).retryMs > 0)).toBe(true);
      for (const { output } of projectors) expectOneLineAnAttempt(output);
    });

    it('go on by themselves when it is there, and a query sees what its client has written', async () => {
      await kafka.restart();
      await Promise.all([...relays, ...projectors].map((app) => app.answers('/health/ready')));
      await expectAllShown();
      // A query that could not wait any longer says so; on a busy machine the next one is asked.
      await eventually(async () => {
        const before = (await film()).body.stats.comments;
        const after = await comment();
        expect(after['parde-after']).toMatch(/^\d+\.community-\d/);
        const answer = await film(after);
        expect(answer.headers.get('parde-stale')).toBeNull();
        expect(answer.body.stats.comments).toBe(before + 1);
      }, TIMEOUT_MS);
    });

    it('tell the lag of each projection in each partition, each partition once', async () => {
      await eventually(async () => {
        const measured = await Promise.all(projectors.map((app) => app.metric('parde_kafka_lag')));
        const labels = measured.flatMap((lags) => [...lags.keys()]);
        const comments = labels.filter((label) => label.includes('projection="comments"'));
        expect(new Set(labels).size).toBe(labels.length);
        for (const n of [0, 1, 2]) {
          expect(comments.filter((label) => label.includes(`topic="community",partition="${n}"`))).toHaveLength(1);
        }
        expect(measured.flatMap((lags) => [...lags.values()]).every((lag) => lag === 0)).toBe(true);
        expect(measured.every((lags) => lags.size > 0)).toBe(true);
      }, TIMEOUT_MS);
    });

    it('let read models be made anew while they follow', async () => {
      const writing = write(20);
      const said = await runCli(['rebuild', 'accounts', 'comments', '--compare'], environment);
      await writing;
      expect(said).not.toMatch(/differs|parked/);
      expect(said.match(/equal to the live one/g)).toHaveLength(2);
      await expectAllShown();
    });

    it('replace a relay and a projector that are killed in mid-load, within 10 seconds', async () => {
      const writing = write(60);
      const dying = await leader();
      const begun = performance.now();
      await dying.kill();
      relays = relays.filter((relay) => relay !== dying);
      await eventually(async () => expect(await leader()).toBe(relays[0]), TAKEOVER_MS);
      const took = performance.now() - begun;
      await projectors[0]!.kill();
      projectors = projectors.slice(1);
      await writing;
      await expectAllShown();
      expect(took).toBeLessThan(TAKEOVER_MS);
      const gaps = await rows(`select 1 from write.event_log a join write.event_log b using (stream)
        where a.version < b.version and a.position > b.position`);
      expect(gaps).toEqual([]);
    });

    it('fill a broker again that has lost everything, and project nothing a second time', async () => {
      await kafka.wipe();
      await write(3);
      await expectAllShown();
      expect(await runCli(['republish', '--from', '1'], environment)).toMatch(
        /events from 1 to \d+ are published again/,
      );
      await write(3);
      await expectAllShown();
      // What came twice is passed over: it is no lag.
      await eventually(async () => {
        const lags = await projectors[0]!.metric('parde_kafka_lag');
        expect(lags.size).toBeGreaterThan(20);
        expect([...lags].filter(([, lag]) => lag > 0)).toEqual([]);
      }, TIMEOUT_MS);
    });

    it('stop gracefully and leave their group', async () => {
      for (const app of [...relays, ...projectors, queries, commands]) expect(await app.stop()).toBe(0);
    });
  });
}
