import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { type ApiAnswer, logIn, post } from '../../support/api-client.ts';
import { runCli } from '../../support/processes/cli.ts';
import { Site } from '../../support/processes/site.ts';

const SLUG = 'children-of-heaven-1997';
const PASSWORD = 'parde-demo-1404';
const COMMENTS = 80;
/** Six requests at once leave the machine room for the rebuild. */
const REST_MS = 10;

let database: TestDatabase;
let client: pg.Client;
let site: Site;

const rows = async (sql: string) => (await client.query(sql)).rows;
const rebuild = (...args: string[]) => runCli(['rebuild', ...args], { DATABASE_URL: database.url });
const film = () => post(site.url, `/api/post/getMovie/${SLUG}`);

/** Until every projection has reached the end of the log. */
const drained = () =>
  eventually(async () => {
    const [row] = await rows(`select (select count(*)::int from write.event_log where position is null) as unnumbered,
      (select count(*)::int from read.projection_checkpoint
        where position < (select position from write.relay_head)) as behind`);
    expect(row).toEqual({ unnumbered: 0, behind: 0 });
  }, 60_000);

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  site = await Site.start({ environment: { DATABASE_URL: database.url, THROTTLING: '0' } });
  await drained();
}, 180_000);

afterAll(async () => {
  await site?.stop();
  await client?.end();
  await database?.drop();
});

/** Comments, approvals and ratings, one after another. @returns how many comments were approved. */
async function useTheSite(postId: number, viewer: string, moderator: string): Promise<number> {
  for (let n = 0; n < COMMENTS; n++) {
    const key = { 'idempotency-key': randomUUID() };
    const comment = { post_id: postId, body: `the ${n}. thing to say` };
    const { body } = await post(site.url, '/api/user/comment', { comment, token: viewer }, key);
    const approval = { comments: [{ id: body.comment_id, version: 1 }], token: moderator };
    expect((await post(site.url, '/api/console/comments/approve', approval)).body.done).toEqual([body.comment_id]);
    const grade = 1 + (n % 10);
    const grades = { starring: grade, direction: 7, screenplay: 7, music: 7, effects: 7, other: grade };
    const rated = await post(site.url, '/api/user/ratePost', { rating: { post_id: postId, ...grades }, token: viewer });
    expect(rated.body.status).toBe(1);
  }
  return COMMENTS;
}

interface Question {
  ask: () => Promise<ApiAnswer>;
  /** Of the answer: a number that never goes down. */
  count: (answer: ApiAnswer) => number;
}

/** Asks one thing over and over. @returns how often, and every answer that was an error or less than the one before. */
async function askUntil(isOver: () => boolean, { ask, count }: Question): Promise<{ asked: number; gaps: unknown[] }> {
  const gaps: unknown[] = [];
  let asked = 0;
  for (let least = count(await ask()); !isOver(); asked++) {
    const answer = await ask();
    const counted = answer.status === 200 ? count(answer) : Number.NaN;
    if (!(counted >= least)) gaps.push({ status: answer.status, counted, least, body: answer.body });
    else least = counted;
    await pause(REST_MS);
  }
  return { asked, gaps };
}

describe('read models made anew while the site is used', () => {
  it('are missed by no query, lose and double nothing, and are what the live ones are', async () => {
    const before = (await film()).body;
    const postId = before.post.id as number;
    const [viewer, moderator] = [
      await logIn(site.url, 'viewer', PASSWORD),
      await logIn(site.url, 'moderator', PASSWORD),
    ];
    const questions: Question[] = [
      { ask: film, count: ({ body }) => body.stats.comments },
      { ask: () => post(site.url, '/api/post/index/1'), count: ({ body }) => body.total },
      { ask: () => post(site.url, '/api/search/posts', { query: 'children' }), count: ({ body }) => body.posts.length },
      { ask: () => post(site.url, '/api/search/actors', { query: 'a' }), count: ({ body }) => body.people.length },
      { ask: () => post(site.url, '/api/post/comments', { post_id: postId }), count: ({ body }) => body.total },
      { ask: () => post(site.url, '/api/user/info', { token: viewer }), count: ({ body }) => body.status },
    ];
    let isOver = false;
    const asking = questions.map((question) => askUntil(() => isOver, question));
    const using = useTheSite(postId, viewer, moderator);
    const said = await rebuild('all', '--compare');
    const approved = await using;
    await rebuild('search', 'title-pages', 'comments');
    isOver = true;
    for (const { asked, gaps } of await Promise.all(asking)) {
      expect(gaps).toEqual([]);
      expect(asked).toBeGreaterThan(20);
    }
    expect(said).not.toMatch(/differs|parked/);
    expect(said.match(/equal to the live one/g)?.length).toBe(said.match(/in place at position/g)?.length);
    await eventually(async () => {
      const { stats } = (await film()).body;
      expect(stats).toMatchObject({ comments: before.stats.comments + approved, votes: before.stats.votes + 1 });
    });
    expect(await rows('select projection, fault from read.parked_event')).toEqual([]);
  }, 500_000);

  it('are equal, table by table, to the live ones, which were filled event by event', async () => {
    await drained();
    const said = await rebuild('all', '--check');
    expect(said).not.toMatch(/differs/);
    expect(said).toMatch(/title-pages: equal to the live one/);
  }, 400_000);

  it('send no mail and make no call', async () => {
    const jobs = () => rows('select count(*)::int as jobs from write.effect_job');
    const before = await jobs();
    await rebuild('accounts');
    expect(await jobs()).toEqual(before);
  }, 60_000);

  it('are told apart: an unknown name is refused in one line', async () => {
    await expect(rebuild('titles')).rejects.toThrow(/there is no projection titles; there are .*title-pages/);
  });
});
