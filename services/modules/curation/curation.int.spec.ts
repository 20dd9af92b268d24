import { CatalogueFilesModule } from '#modules/catalogue/catalogue.files.module.ts';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app.ts';
import { CurationProjectorModule } from './curation.projector.module.ts';
import { CurationReadModule } from './curation.read.module.ts';
import { CurationWriteModule } from './curation.write.module.ts';
import { DemoCollections } from './demo/demo-collections.ts';

let app: TestApp;
let token: string;
let staff: Record<string, string>;
const ids = new Map<string, number>();

const words = { fa: 'سه فیلم', en: 'Three films' };
const after = ({ headers }: TestAnswer) => ({ 'parde-after': String(headers['parde-position'] ?? 0) });
const send = (path: string, body: object) => app.post(`/api/console/${path}`, { ...body, token });
const idsOf = (...names: string[]) => names.map((name) => ids.get(name));
const collected = (title_ids: (number | undefined)[], name = words) => ({ name, about: words, title_ids });
const names = (posts: { name: { en: string } }[]) => posts.map(({ name }) => name.en);
const read = (path: string, said?: TestAnswer) =>
  app.get(`/api/console/${path}`, { ...staff, ...(said && after(said)) });
const single = (body: object, said: TestAnswer) => app.post('/api/collection/single', body, after(said));

beforeAll(async () => {
  app = await startTestApp({
    modules: [
      CatalogueWriteModule,
      CatalogueFilesModule,
      CatalogueReadModule,
      CatalogueProjectorModule,
      CurationWriteModule,
      CurationReadModule,
      CurationProjectorModule,
    ],
  });
  token = app.signIn({ userId: 1, role: 'admin' });
  staff = { authorization: `Bearer ${token}` };
  for (const [en, release_year] of [
    ['Gravity', 2013],
    ['Alien', 1979],
    ['Avatar', 2009],
  ] as const) {
    const { body } = await send('titles', { post_type: 1, name: { en }, release_year });
    ids.set(en, body.title_id);
  }
});
afterAll(() => app?.close());

describe('a collection', () => {
  it('has its titles by their release, in its own order, or as is asked for', async () => {
    const said = await send('collections', collected(idsOf('Gravity', 'Alien', 'Avatar')));
    expect(said.body).toMatchObject({ status: 1, version: 1 });
    const { body } = await single({ name: 'three-films' }, said);
    expect(names(body.posts)).toEqual(['Alien', 'Avatar', 'Gravity']);
    expect(body.collection).toMatchObject({ slug: 'three-films', name: words, posts_count: 3 });
    expect(body.collection.horizontal_cover).toMatch(/^\/media\/images\/backdrops\/gravity-2013\.jpg\?v=/);
    const inOrder = async (order: object) => names((await single({ name: 'three-films', ...order }, said)).body.posts);
    expect(await inOrder({ field: 'place' })).toEqual(['Gravity', 'Alien', 'Avatar']);
    expect(await inOrder({ field: 'name', type: 'desc' })).toEqual(['Gravity', 'Avatar', 'Alien']);
    expect(await inOrder({ field: 'release_date', type: 'desc' })).toEqual(['Gravity', 'Avatar', 'Alien']);
    const all = await app.post('/api/collection/all', {}, after(said));
    expect(all.body.collections).toEqual([body.collection]);
  });

  it('keeps its address when it is renamed, and is not changed over another change', async () => {
    const { body } = await send('collections', collected(idsOf('Alien'), { fa: 'یکی', en: 'Only one' }));
    const renamed = collected(idsOf('Avatar'), { fa: 'دیگری', en: 'Another' });
    const said = await send('collections/revise', { id: body.id, version: 1, ...renamed });
    expect(said.body).toMatchObject({ status: 1, version: 2 });
    expect((await single({ name: 'only-one' }, said)).body).toMatchObject({
      collection: { name: { en: 'Another' } },
      posts: [{ name: { en: 'Avatar' } }],
    });
    const late = await send('collections/revise', { id: body.id, version: 1, ...renamed });
    expect(late).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
  });

  it('has no new version where nothing differs', async () => {
    const facts = collected(idsOf('Alien', 'Avatar'), { fa: 'همان', en: 'The same' });
    const { id } = (await send('collections', facts)).body;
    expect((await send('collections/revise', { id, version: 1, ...facts })).body).toEqual({
      status: 1,
      id,
      version: 1,
    });
    const turned = { ...facts, title_ids: idsOf('Avatar', 'Alien') };
    expect((await send('collections/revise', { id, version: 1, ...turned })).body.version).toBe(2);
  });

  it('is gone when it is retired, and its name is not given to another', async () => {
    const { body } = await send('collections', collected(idsOf('Alien'), { fa: 'رفته', en: 'Gone' }));
    const said = await send('collections/retire', { id: body.id, version: 1 });
    expect(await single({ name: 'gone' }, said)).toMatchObject({ status: 404, body: { code: 'unknown_collection' } });
    const again = await send('collections/retire', { id: body.id, version: 2 });
    expect(again).toMatchObject({ status: 404, body: { code: 'unknown_collection' } });
    const other = await send('collections', collected(idsOf('Alien'), { fa: 'رفته', en: 'Gone' }));
    expect((await single({ name: 'gone-2' }, other)).status).toBe(200);
  });

  it('has only titles that are there, each once', async () => {
    for (const title_ids of [[999_999], [...idsOf('Alien', 'Alien')]]) {
      const answer = await send('collections', collected(title_ids));
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'unknown_titles', errors: { title_ids: expect.anything() } },
      });
    }
  });
});

describe('the box office', () => {
  it('is what was saved last, the most first, with the day on which it was true', async () => {
    const [gravity, avatar] = idsOf('Gravity', 'Avatar');
    const entries = [
      { title_id: gravity, gross: 723 },
      { title_id: avatar, gross: 2923 },
    ];
    await send('box-office', { version: 0, as_of: '2023-12-31', entries: [{ title_id: gravity, gross: 1 }] });
    const said = await send('box-office', { version: 1, as_of: '2024-12-31', entries });
    expect(said.body).toEqual({ status: 1, version: 2 });
    const { body } = await app.post('/api/sidebar/boxOffice', {}, after(said));
    expect(body.as_of).toBe('2024-12-31');
    expect(
      body.posts.map(({ post, gross }: { post: { name: { en: string } }; gross: number }) => [post.name.en, gross]),
    ).toEqual([
      ['Avatar', 2923],
      ['Gravity', 723],
    ]);
  });

  it('is shown to the staff as it was saved, and is not saved over another change', async () => {
    const { body } = await read('box-office');
    expect(body).toMatchObject({
      version: 2,
      as_of: '2024-12-31',
      entries: [
        { gross: 723, post: { name: { en: 'Gravity' } } },
        { gross: 2923, post: { name: { en: 'Avatar' } } },
      ],
    });
    const entries = body.entries.map(({ gross, post }: { gross: number; post: { id: number } }) => ({
      title_id: post.id,
      gross,
    }));
    const same = await send('box-office', { version: 2, as_of: '2024-12-31', entries });
    expect(same.body).toEqual({ status: 1, version: 2 });
    const turned = await send('box-office', { version: 2, as_of: '2024-12-31', entries: entries.toReversed() });
    expect(turned.body).toEqual({ status: 1, version: 3 });
    const late = await send('box-office', { version: 1, as_of: '2025-12-31', entries: [] });
    expect(late).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
  });
});

describe('the collections of the staff', () => {
  it('are listed with those that are retired, and are found by their words', async () => {
    const { body: made } = await send('collections', collected(idsOf('Avatar', 'Alien'), { fa: 'فضا', en: 'Space' }));
    const said = await send('collections/retire', { id: made.id, version: 1 });
    const listed = async (filter: object) => {
      const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["id","ASC"]' });
      return app.get(`/api/console/collections?${query}`, { ...staff, ...after(said) });
    };
    const found = await listed({ q: 'فضا' });
    expect(found.body).toMatchObject([{ id: made.id, state: 'retired', titles_count: 2, version: 2 }]);
    expect(found.headers['content-range']).toBe('collections 0-0/1');
    const onSite = await listed({ state: 'on_site' });
    expect(onSite.body.map(({ state }: { state: string }) => state)).not.toContain('retired');
    expect((await listed({ state: 'retired', q: 'space' })).body).toHaveLength(1);
  });

  it('have their titles in order', async () => {
    const { body: made, ...said } = await send(
      'collections',
      collected(idsOf('Gravity', 'Alien'), { fa: 'دو', en: 'Two' }),
    );
    const { body } = await app.get(`/api/console/collections/${made.id}`, { ...staff, ...after(said as TestAnswer) });
    expect(body).toMatchObject({ slug: 'two', version: 1, state: 'on_site' });
    expect(body.titles.map(({ post }: { post: { name: { en: string } } }) => post.name.en)).toEqual([
      'Gravity',
      'Alien',
    ]);
    expect(await read('collections/999999')).toMatchObject({ status: 404, body: { code: 'unknown_collection' } });
  });
});

describe('a notice', () => {
  const text = { fa: 'سلام', en: 'Hello' };
  const notice = (facts: object = {}) => ({ kind: 'info', text, ...facts });
  const shown = async (said: TestAnswer): Promise<number[]> =>
    (await app.get('/api/notices', after(said))).body.notices.map(({ id }: { id: number }) => id);

  it('is shown at once, is another after it was changed, and is gone when it is retired', async () => {
    const said = await send('notices', notice({ link: '/pages/new-movies' }));
    const { id } = said.body;
    expect(await shown(said)).toContain(id);
    const changed = await send('notices/revise', { id, version: 1, ...notice({ kind: 'warning' }) });
    expect((await read(`notices/${id}`, changed)).body).toMatchObject({ kind: 'warning', link: null, version: 2 });
    const late = await send('notices/revise', { id, version: 1, ...notice() });
    expect(late).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    const retired = await send('notices/retire', { id, version: 2 });
    expect(await shown(retired)).not.toContain(id);
    expect((await read(`notices/${id}`, retired)).body).toMatchObject({ state: 'retired' });
    expect(await send('notices/retire', { id, version: 3 })).toMatchObject({ status: 404 });
  });

  it('has no new version where nothing differs', async () => {
    const facts = notice({ link: '/pages/new-movies', until: '2090-01-01T00:00:00.000Z' });
    const { id } = (await send('notices', facts)).body;
    const versionOf = async (version: number, sent: object) =>
      (await send('notices/revise', { id, version, ...sent })).body.version;
    expect(await versionOf(1, facts)).toBe(1);
    expect(await versionOf(1, notice())).toBe(2);
    expect(await versionOf(2, notice())).toBe(2);
    expect(await versionOf(2, facts)).toBe(3);
  });

  it('waits for its time, and goes when it is over', async () => {
    const later = await send('notices', notice({ from: '2090-01-01T00:00:00.000Z' }));
    const over = await send('notices', notice({ until: '2020-01-01T00:00:00.000Z' }));
    const now = await shown(over);
    expect(now).not.toContain(later.body.id);
    expect(now).not.toContain(over.body.id);
    const states = await read(`notices?filter=${encodeURIComponent('{"state":"waiting"}')}`, over);
    expect(states.body).toMatchObject([{ id: later.body.id }]);
  });

  it('says what is wrong at its field', async () => {
    const refused = async (facts: object) => (await send('notices', notice(facts))).body.errors;
    expect(await refused({ text: { fa: '', en: 'Hello' } })).toHaveProperty(['text.fa']);
    for (const link of ['javascript:alert(1)', '//elsewhere.example', 'http://plain.example'])
      expect(await refused({ link })).toHaveProperty(['link']);
    const from = '2030-01-02T00:00:00.000Z';
    expect(await refused({ from, until: '2030-01-01T00:00:00.000Z' })).toHaveProperty(['until']);
  });
});

describe('the suggested movies', () => {
  const suggested = async (said: TestAnswer, sort: object = {}) =>
    names((await app.post('/api/pages/suggested-movies', { page: 1, ...sort }, after(said))).body.posts);
  const save = (version: number, title_ids: (number | undefined)[], post_type = 1) =>
    send('suggested-lists', { post_type, version, title_ids });

  it('begin with what the staff has chosen, in its order', async () => {
    const said = await save(0, idsOf('Gravity', 'Alien'));
    expect(said.body).toEqual({ status: 1, version: 1 });
    expect((await suggested(said)).slice(0, 2)).toEqual(['Gravity', 'Alien']);
    expect((await save(1, idsOf('Gravity', 'Alien'))).body).toEqual({ status: 1, version: 1 });
    const other = await save(1, idsOf('Alien'));
    expect((await suggested(other))[0]).toBe('Alien');
    expect(await suggested(other, { field: 'name', type: 'asc' })).toContain('Alien');
    expect((await read('suggested-lists/1', other)).body).toMatchObject({
      id: 1,
      version: 2,
      titles: [{ post: { name: { en: 'Alien' } } }],
    });
  });

  it('are not changed over another change, and have only movies that are there', async () => {
    expect(await save(0, [])).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    expect(await save(0, idsOf('Alien'), 2)).toMatchObject({ status: 422, body: { code: 'unknown_titles' } });
    expect((await read('suggested-lists/2')).body).toEqual({ id: 2, version: 0, titles: [] });
  });
});

describe('the demo’s collections', () => {
  it('are left alone where somebody has made collections', async () => {
    expect(await app.app.get(DemoCollections).load()).toBe(0);
  });
});
