import { CatalogueFilesModule } from '#modules/catalogue/catalogue.files.module.ts';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { DAY_MS } from '#platform/kernel/time/durations.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app.ts';
import { DemoPieces } from './demo/demo-pieces.ts';
import { EditorialProjectorModule } from './editorial.projector.module.ts';
import { EditorialReadModule } from './editorial.read.module.ts';
import { EditorialWorkersModule } from './editorial.workers.module.ts';
import { EditorialWriteModule } from './editorial.write.module.ts';
import { DuePieces } from './jobs/due-pieces.ts';

let app: TestApp;
let moderator: string;
let titleId: number;
let slug: string;

const text = (title: string, body = `The body of ${title}`) => ({ title, lead: `The lead of ${title}`, body });
const after = ({ headers }: TestAnswer) => ({ 'parde-after': String(headers['parde-position'] ?? 0) });
const send = (path: string, body: object) => app.post(`/api/console/${path}`, { ...body, token: moderator });

async function added(title: string, category = 'series'): Promise<{ id: number; version: number }> {
  const { body } = await send('news', { category, en: text(title) });
  expect(body).toMatchObject({ status: 1, state: 'draft', version: 1 });
  return body;
}
const publish = ({ id, version }: { id: number; version: number }, at?: string) =>
  send('news/publish', { id, version, ...(at && { at }) });
const titlesOf = async (path: string, body: object, said: TestAnswer): Promise<string[]> =>
  (await app.post(path, body, after(said))).body.news.map((post: { title: { en: string } }) => post.title.en);

beforeAll(async () => {
  app = await startTestApp({
    modules: [
      CatalogueWriteModule,
      CatalogueFilesModule,
      CatalogueReadModule,
      CatalogueProjectorModule,
      EditorialWriteModule,
      EditorialReadModule,
      EditorialProjectorModule,
      EditorialWorkersModule,
    ],
  });
  moderator = app.signIn({ userId: 1, role: 'admin' });
  const film = { post_type: 1, name: { en: 'Parasite', fa: 'انگل' }, release_year: 2019 };
  ({ title_id: titleId, slug } = (await send('titles', film)).body);
});
afterAll(() => app?.close());

describe('a news post', () => {
  it('is nobody’s but the staff’s until it is published, and is found by its words and its category', async () => {
    const draft = await added('A quiet draft');
    const hidden = await app.post('/api/news/view', { slug: 'a-quiet-draft' });
    expect(hidden).toMatchObject({ status: 404, body: { code: 'unknown_news_post' } });
    const said = await publish(draft);
    expect(said.body).toMatchObject({ status: 1, state: 'published', version: 2 });
    expect(await titlesOf('/api/news/index', { q: 'QUIET dra' }, said)).toEqual(['A quiet draft']);
    expect(await titlesOf('/api/news/index', { q: 'nowhere' }, said)).toEqual([]);
    expect(await titlesOf('/api/news/index', { q: '%' }, said)).toEqual([]);
    expect(await titlesOf('/api/news/category', { slug: 'series' }, said)).toEqual(['A quiet draft']);
    expect(await titlesOf('/api/news/category', { slug: 'from-parde' }, said)).toEqual([]);
    expect(await titlesOf('/api/sidebar/news', {}, said)).toEqual(['A quiet draft']);
    const unknown = await app.post('/api/news/category', { slug: 'gossip' });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'unknown_category' } });
  });

  it('is HTML that is safe, whoever wrote it', async () => {
    const body = '**Bold** <script>alert(1)</script> [out](javascript:alert(1)) [home](/movies)';
    const drafted = await send('news', { category: 'series', en: text('Unsafe words', body) });
    const draft = drafted.body;
    const staff = { authorization: `Bearer ${moderator}`, ...after(drafted) };
    const { html } = (await app.get(`/api/console/news/${draft.id}`, staff)).body;
    const said = await publish(draft);
    const { post } = (await app.post('/api/news/view', { slug: 'unsafe-words' }, after(said))).body;
    expect(post.body.en).toContain('<strong>Bold</strong> &lt;script&gt;');
    expect(post.body.en).toContain('<a>out</a> <a href="/movies">home</a>');
    expect(post.body.en).not.toContain('javascript:');
    // The staff has seen it so before.
    expect(html).toEqual({ fa: null, en: post.body.en });
  });

  it('keeps its address when it is renamed; a second of the same name has another', async () => {
    const first = await added('One name');
    const changed = await send('news/revise', {
      ...first,
      status: undefined,
      state: undefined,
      category: 'series',
      en: text('Another name'),
    });
    const second = await added('One name');
    const said = await publish({ id: first.id, version: changed.body.version });
    expect((await app.post('/api/news/view', { slug: 'one-name' }, after(said))).body.post.title.en).toBe(
      'Another name',
    );
    const last = await publish(second);
    expect((await app.post('/api/news/view', { slug: 'one-name-2' }, after(last))).status).toBe(200);
  });

  it('is not changed over what somebody else has changed meanwhile', async () => {
    const { id, version } = await added('Two editors');
    await send('news/revise', { id, version, category: 'series', en: text('The first editor') });
    const late = await send('news/revise', { id, version, category: 'series', en: text('The second editor') });
    expect(late).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
  });

  it('has no new version where nothing differs', async () => {
    const { id, version } = await added('The same');
    const facts = { id, version, category: 'series', en: text('The same') };
    expect((await send('news/revise', facts)).body).toEqual({ status: 1, id, version, state: 'draft' });
    expect((await send('news/revise', { ...facts, category: 'from-parde' })).body.version).toBe(version + 1);
  });

  it('is not published half written', async () => {
    const { body } = await send('news', { category: 'series', en: text('Half'), fa: { title: 'نیمه' } });
    expect(await publish(body)).toMatchObject({ status: 422, body: { errors: { 'fa.lead': expect.anything() } } });
  });

  it('is published by itself when its time has come, with that time as its date', async () => {
    const draft = await added('Next week');
    const at = new Date(Date.now() + 7 * DAY_MS).toISOString();
    const said = await publish(draft, at);
    expect(said.body.state).toBe('scheduled');
    const due = app.app.get(DuePieces);
    expect(await due.publish()).toBe(0);
    await app.database.rows(`update write.piece set publish_at = now() - interval '1 minute' where id = $1`, [
      draft.id,
    ]);
    expect(await due.publish()).toBe(1);
    await eventually(async () => {
      const { body } = await app.post('/api/news/view', { slug: 'next-week' });
      expect(Date.parse(body.post.published_at)).toBeLessThan(Date.now());
    });
  });

  it('is not published at a moment that is past', async () => {
    const draft = await added('Too late');
    const past = new Date(Date.now() - 60_000).toISOString();
    expect(await publish(draft, past)).toMatchObject({
      status: 422,
      body: { code: 'moment_passed', errors: { at: ['This moment is past already'] } },
    });
    expect((await publish(draft)).body.state).toBe('published');
  });

  it('is a draft again when it is withdrawn', async () => {
    const { body } = await publish(await added('Gone again'));
    const said = await send('news/withdraw', { id: body.id, version: body.version });
    expect(said.body.state).toBe('draft');
    expect(await titlesOf('/api/news/index', { q: 'gone again' }, said)).toEqual([]);
  });
});

describe('a review', () => {
  it('is one for each title, stands on its page once it is published, and in the list', async () => {
    const words = { score: 9, en: text('Up the stairs', 'First.\n\nSecond.') };
    const { body } = await send('reviews', { title_id: titleId, ...words });
    const twice = await send('reviews', { title_id: titleId, ...words });
    expect(twice).toMatchObject({ status: 409, body: { code: 'already_reviewed' } });
    const before = await app.post(`/api/post/getMovie/${slug}`);
    expect(before.body.post.review).toBeNull();
    const said = await send('reviews/publish', { id: body.id, version: body.version });
    const page = await app.post(`/api/post/getMovie/${slug}`, {}, after(said));
    expect(page.body.post.review).toMatchObject({
      title: { en: 'Up the stairs', fa: null },
      content: { en: '<p>First.</p>\n<p>Second.</p>', fa: null },
    });
    const list = await app.post('/api/post/reviews', { page: 1, field: 'score', type: 'asc' }, after(said));
    expect(list.body).toMatchObject({ total: 1, max_page: 1, reviews: [{ score: 9, post: { slug } }] });
    for (const field of ['created_at', 'release_date']) {
      expect((await app.post('/api/post/reviews', { page: 1, field, type: 'asc' })).body).toEqual(list.body);
    }
    expect((await app.post('/api/sidebar/reviews', {}, after(said))).body.reviews).toHaveLength(1);
  });

  it('has no new version where nothing differs', async () => {
    const { body } = await app.get('/api/console/reviews', { authorization: `Bearer ${moderator}` });
    const [{ id, version }] = body;
    const words = { score: 9, en: text('Up the stairs', 'First.\n\nSecond.') };
    const same = await send('reviews/revise', { id, version, ...words });
    expect(same.body).toEqual({ status: 1, id, version, state: 'published' });
    expect((await send('reviews/revise', { id, version, ...words, score: 8 })).body.version).toBe(version + 1);
  });

  it('is of a title that is there', async () => {
    const answer = await send('reviews', { title_id: 999_999, score: 5, en: text('Of nothing') });
    expect(answer.status).toBe(404);
  });
});

describe('the demo’s articles', () => {
  it('are published once, in both languages, each review on the title that it names', async () => {
    const demo = app.app.get(DemoPieces);
    // Of the demo's titles only Parasite is here, which has a review already.
    expect(await demo.load()).toBe(30);
    expect(await demo.load()).toBe(0);
    await eventually(async () => {
      const { body } = await app.post('/api/news/category', { slug: 'iranian-cinema' });
      expect(body.total).toBe(7);
      for (const { title, lead } of body.news) expect([title.fa, title.en, lead.fa, lead.en]).not.toContain(null);
    });
  });
});
