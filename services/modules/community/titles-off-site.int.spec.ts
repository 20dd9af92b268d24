import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { givenWithdrawn } from '#modules/catalogue/testing/given-withdrawn.ts';
import { eventually } from '#platform/testing/eventually.ts';
import type { TestAnswer } from '#platform/testing/test-app.ts';
import { type CommunityApp, startCommunityApp } from './testing/community-app.ts';

const UNKNOWN = { status: 404, body: { code: 'unknown_post' } };

let app: CommunityApp;
let admin: string;
let ann: string;
let ben: string;

beforeAll(async () => {
  app = await startCommunityApp([CatalogueWriteModule]);
  // The titles of the app itself have no row of the sequence.
  await app.database.rows("select setval(pg_get_serial_sequence('write.title', 'id'), 100)");
  admin = await app.join(1, 'admin');
  [ann, ben] = [await app.join(2), await app.join(3)];
});
afterAll(() => app?.close());

async function film(more: object = {}): Promise<number> {
  const facts = { post_type: 1, name: { en: 'A Film' }, release_year: 1997, ...more };
  return (await app.post('/api/console/titles', { ...facts, token: admin })).body.title_id;
}
const rate = (post_id: number) => app.post('/api/user/ratePost', { rating: { post_id, music: 7 }, token: ann });
const comment = (post_id: number, more: object = {}) =>
  app.post('/api/user/comment', { comment: { post_id, body: 'Well played.', ...more }, token: ann });
const like = (entity: string, entity_id: number, type = 'up') =>
  app.post('/api/user/like', { entity, entity_id, type, token: ann });
const report = (comment_id: number) =>
  app.post('/api/user/reportComment', { comment_id, reason: 'insult', token: ann });

const offSite: [string, () => Promise<number>][] = [
  ['a draft', () => film({ draft: true })],
  [
    'a title that was withdrawn',
    async () => {
      const id = await film();
      await givenWithdrawn(app, id);
      return id;
    },
  ],
  [
    'a title that was merged into another',
    async () => {
      const [from, into] = [await film(), await film()];
      const merge = { from: { id: from, version: 1 }, into: { id: into, version: 1 }, token: admin };
      await app.post('/api/console/merge-titles', merge);
      return from;
    },
  ],
];

describe.each(offSite)('of %s', (_, given) => {
  it('nothing is said, as of one that nobody knows', async () => {
    const id = await given();
    expect(await rate(id)).toMatchObject(UNKNOWN);
    expect(await comment(id)).toMatchObject(UNKNOWN);
    expect(await like('post', id)).toMatchObject(UNKNOWN);
    const said = await app.database.rows(
      `select from write.rating where post_id = $1 union all select from write.comment where post_id = $1
       union all select from write.like_mark where post_id = $1`,
      [id],
    );
    expect(said).toEqual([]);
  });
});

describe('when a title is withdrawn', () => {
  let id: number;
  let commentId: number;

  beforeAll(async () => {
    id = await film();
    commentId = (await app.approvedComment(ben, admin, { post_id: id, body: 'I was there.' })).id;
  });

  it('what was said of it takes no more words, and can be taken back', async () => {
    const reviewId = 7_001;
    await app.review(reviewId, id);
    const own: TestAnswer = await comment(id);
    for (const [entity, of] of [
      ['post', id],
      ['comment', commentId],
      ['review', reviewId],
    ] as const) {
      expect((await like(entity, of)).status).toBe(200);
    }
    await givenWithdrawn(app, id);

    expect(await comment(id, { parent_id: commentId })).toMatchObject(UNKNOWN);
    expect(await like('post', id, 'down')).toMatchObject(UNKNOWN);
    expect(await like('comment', commentId, 'down')).toMatchObject({ status: 404, body: { code: 'unknown_comment' } });
    expect(await like('review', reviewId, 'down')).toMatchObject({ status: 404, body: { code: 'unknown_review' } });
    expect(await report(commentId)).toMatchObject({ status: 404, body: { code: 'unknown_comment' } });

    expect((await like('post', id, 'none')).status).toBe(200);
    expect((await like('comment', commentId, 'none')).status).toBe(200);
    expect((await like('review', reviewId, 'none')).status).toBe(200);
    const deleted = await app.post('/api/user/deleteComment', { comment_id: own.body.comment_id, token: ann });
    expect(deleted.status).toBe(200);
  });
});

it('comments that come together do not go down with one on a title that was withdrawn', async () => {
  const [stays, goes] = [await film(), await film()];
  await givenWithdrawn(app, goes);
  const answers = await Promise.all([stays, goes, stays].map((id) => comment(id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200]);
});

it('a comment waits for a withdrawal under way, and is refused with it', async () => {
  const id = await film();
  const other = await app.database.pool.connect();
  await other.query('begin');
  await other.query('select from write.title where id = $1 for update', [id]);
  const posted = comment(id);
  await eventually(async () => {
    const waiting = await app.database.rows(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(waiting).toHaveLength(1);
  });
  await other.query(`update write.title set facts = facts || '{"withdrawn": {"into": null}}' where id = $1`, [id]);
  await other.query('commit');
  other.release();
  expect(await posted).toMatchObject(UNKNOWN);
});
