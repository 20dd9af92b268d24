import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { freePorts } from '../../../services/platform/startup/free-port.ts';
import { get, logIn, post, solvedCaptcha } from '../../support/api-client.ts';
import { runCli } from '../../support/processes/cli.ts';
import { type AppName, AppProcess } from '../../support/processes/process.ts';

const NAMES: AppName[] = ['commands', 'queries', 'relay', 'projector', 'workers', 'media'];
const PASSWORD = 'seven quiet lanterns';
/** The processes may be ready long before a slow machine has projected the demo. */
const SEED_MS = 90_000;
const SLUG = 'children-of-heaven-1997';

let database: TestDatabase;
let apps: Record<AppName, AppProcess>;

beforeAll(async () => {
  database = await createTestDatabase();
  const environment = { DATABASE_URL: database.url };
  await runCli(['seed'], environment);
  const ports = await freePorts(2 * NAMES.length);
  const started = NAMES.map((name) => {
    const [port, metricsPort] = ports.splice(0, 2);
    return AppProcess.spawn(name, port!, { ...environment, METRICS_PORT: String(metricsPort) });
  });
  apps = Object.fromEntries(started.map((app) => [app.name, app])) as Record<AppName, AppProcess>;
  await Promise.all(started.map((app) => app.answers('/health/ready')));
}, 240_000);

afterAll(async () => {
  await Promise.all(Object.values(apps ?? {}).map((app) => app.stop()));
  await database?.drop();
});

const film = () => post(apps.queries.url, `/api/post/getMovie/${SLUG}`);

async function join(username: string): Promise<string> {
  const email = `${username}@example.org`;
  const registered = await post(apps.commands.url, '/api/user/register', {
    name: 'Niloufar',
    username,
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    planId: 1,
    captcha: await solvedCaptcha(apps.commands.url),
  });
  const code = await eventually(async () => {
    const { body } = await get(apps.workers.url, `/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    expect(body.deliveries[0]?.code).toMatch(/^\d{6}$/);
    return body.deliveries[0].code as string;
  });
  const verified = await post(apps.commands.url, '/api/user/verify', { user_id: registered.body.user_id, code });
  expect(verified.body.status).toBe(1);
  return logIn(apps.commands.url, username, PASSWORD);
}

describe('commands, queries, relay, projector, workers and media as processes of their own', () => {
  it(
    'carry the whole journey, reading one’s own writes across processes',
    async () => {
      const title = await eventually(async () => {
        const answer = await film();
        expect(answer.status).toBe(200);
        // The seed's events are all projected once the demo's four readers have voted.
        expect(answer.body.stats.votes).toBe(4);
        return answer.body;
      }, SEED_MS);
      const postId = title.post.id;
      const token = await join('niloufar');
      const grades = { starring: 7, direction: 7, screenplay: 7, music: 7, effects: 7, other: 7 };
      const rated = await post(apps.commands.url, '/api/user/ratePost', {
        rating: { post_id: postId, ...grades },
        token,
      });
      const posted = await post(apps.commands.url, '/api/user/comment', {
        comment: { post_id: postId, body: 'Ran home.' },
        token,
      });
      const after = { 'parde-after': posted.headers.get('parde-position')! };
      expect(Number(after['parde-after'])).toBeGreaterThan(Number(rated.headers.get('parde-position')));

      const mine = await post(apps.queries.url, '/api/post/comments', { post_id: postId, page: 1, token }, after);
      expect(mine.headers.get('parde-stale')).toBeNull();
      expect(mine.body).toMatchObject({ comments: [{ body: 'Ran home.', status: 'pending', mine: true }] });
      const others = await post(apps.queries.url, '/api/post/comments', { post_id: postId, page: 1 }, after);
      expect(others.body.comments).toEqual([]);

      const moderator = await logIn(apps.commands.url, 'moderator', 'parde-demo-1404');
      const approval = { comments: [{ id: posted.body.comment_id, version: 1 }], token: moderator };
      const approved = await post(apps.commands.url, '/api/console/comments/approve', approval);
      const position = { 'parde-after': approved.headers.get('parde-position')! };
      const shown = await post(apps.queries.url, `/api/post/getMovie/${SLUG}`, {}, position);
      expect(shown.body.stats).toMatchObject({ comments: title.stats.comments + 1, votes: title.stats.votes + 1 });
    },
    SEED_MS + 60_000,
  );

  it('end a superseded session in the queries process too', async () => {
    const first = await join('dariush');
    await logIn(apps.commands.url, 'dariush', PASSWORD);
    await eventually(async () => {
      const answer = await post(apps.queries.url, '/api/user/info', { token: first });
      expect(answer.status).toBe(401);
      expect(answer.body.auth_error).toBe('token_expired');
    });
  });

  it('rebuild a read model that an administrator asks for, in the workers', async () => {
    const token = await logIn(apps.commands.url, 'admin', 'parde-demo-1404');
    const asked = { projection: 'title-cards', mode: 'compare', token };
    const { body } = await post(apps.commands.url, '/api/console/projections/rebuild', asked);
    expect(body).toEqual({ status: 1, id: expect.any(Number) });
    await eventually(async () => {
      const authorization = { authorization: `Bearer ${token}` };
      const rebuild = (await get(apps.queries.url, `/api/console/rebuilds/${body.id}`, authorization)).body;
      expect(rebuild).toMatchObject({ stage: 'done', differences: [], error: null });
      expect(rebuild.events).toBeGreaterThan(100);
    });
    const unknown = await post(apps.commands.url, '/api/console/projections/rebuild', {
      ...asked,
      projection: 'titles',
    });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'unknown_projection' } });
  });

  it('serve pictures from the media process', async () => {
    const picture = await fetch(`${apps.media.url}/media/images/posters/${SLUG}-150x225.jpg`);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(2_000);
  });

  it('all answer for their health and metrics, and stop gracefully', async () => {
    for (const app of Object.values(apps)) {
      expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
      expect((await get(app.url, '/health/ready')).body.status).toBe('ok');
      expect((await fetch(`${app.url}/metrics`)).status).toBe(404);
      expect(await app.metrics()).toContain('process_cpu_seconds_total');
    }
    for (const app of Object.values(apps)) expect(await app.stop()).toBe(0);
  });
});
