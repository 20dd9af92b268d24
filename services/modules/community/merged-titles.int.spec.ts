import { AccountsProjectorModule } from '#modules/accounts/accounts.projector.module.ts';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { eventually } from '#platform/testing/eventually.ts';
import type { TestAnswer } from '#platform/testing/test-app.ts';
import { after, type CommunityApp, startCommunityApp } from './testing/community-app.ts';

const GRADES = { starring: 8, direction: 8, screenplay: 8, music: 8, effects: 8, other: 8 };

let app: CommunityApp;
let admin: string;
let ann: string;
let ben: string;

beforeAll(async () => {
  app = await startCommunityApp([
    CatalogueWriteModule,
    CatalogueReadModule,
    CatalogueProjectorModule,
    AccountsProjectorModule,
  ]);
  // The titles of the app itself have no row of the sequence.
  await app.database.rows("select setval(pg_get_serial_sequence('write.title', 'id'), 100)");
  admin = await app.join(1, 'admin');
  [ann, ben] = [await app.join(2), await app.join(3)];
});
afterAll(() => app?.close());

async function film(en: string): Promise<{ id: number; slug: string }> {
  const facts = { post_type: 1, name: { en }, release_year: 1997, token: admin };
  const { title_id: id, slug } = (await app.post('/api/console/titles', facts)).body;
  return { id, slug };
}
const rate = (token: string, post_id: number, grades: object) =>
  app.post('/api/user/ratePost', { rating: { post_id, ...grades }, token });
const merge = (from: number, into: number): Promise<TestAnswer> =>
  app.post('/api/console/merge-titles', {
    from: { id: from, version: 1 },
    into: { id: into, version: 1 },
    token: admin,
  });
const ratingsOf = async (userId: number) => {
  const [row] = await app.database.rows<{ count: number }>(
    'select ratings_count as count from read.account_activity where user_id = $1',
    [userId],
  );
  return row?.count;
};

describe('what members have said of a title that is merged into another', () => {
  it('goes along: comments with their answers, and each member’s rating once', async () => {
    const [from, into] = [await film('Leyla'), await film('Leila')];
    const comment = await app.approvedComment(ann, admin, { post_id: from.id, body: 'How she waits.' });
    const answer = { post_id: from.id, parent_id: comment.id, body: 'And how he does not.' };
    await app.approvedComment(ben, admin, answer);
    await rate(ann, from.id, GRADES);
    await rate(ben, from.id, { ...GRADES, starring: 1 });
    await rate(ben, into.id, { ...GRADES, starring: 10 });
    const merged = await merge(from.id, into.id);
    expect(merged.body.status).toBe(1);
    const { body } = await app.post('/api/post/comments', { post_id: into.id }, after(merged));
    expect(body.comments).toMatchObject([{ id: comment.id, replies_count: 1 }]);
    const page = await app.post(`/api/post/getMovie/${into.slug}`, {}, after(merged));
    expect(page.body.stats).toMatchObject({ votes: 2, comments: 2, criteria: { starring: 9 } });
    // No query of these waits for the accounts.
    await eventually(async () => expect([await ratingsOf(2), await ratingsOf(3)]).toEqual([1, 1]));
    const [left] = await app.database.rows('select 1 from read.comment where post_id = $1', [from.id]);
    expect(left).toBeUndefined();
  });
});
