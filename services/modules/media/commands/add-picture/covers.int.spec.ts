import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CatalogueFilesModule } from '#modules/catalogue/catalogue.files.module.ts';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { CurationProjectorModule } from '#modules/curation/curation.projector.module.ts';
import { CurationReadModule } from '#modules/curation/curation.read.module.ts';
import { CurationWriteModule } from '#modules/curation/curation.write.module.ts';
import { EditorialProjectorModule } from '#modules/editorial/editorial.projector.module.ts';
import { EditorialReadModule } from '#modules/editorial/editorial.read.module.ts';
import { EditorialWriteModule } from '#modules/editorial/editorial.write.module.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app.ts';
import { UnnamedUploads } from '../../jobs/unnamed-uploads.ts';
import { MediaProjectorModule } from '../../media.projector.module.ts';
import { MediaReadModule } from '../../media.read.module.ts';
import { MediaWorkersModule } from '../../media.workers.module.ts';
import { MediaWriteModule } from '../../media.write.module.ts';
import { halves, shownAt, sideOf, uploadPicture } from '../../testing/two-halves.ts';

let test: TestApp;
let folder: string;
let staff: Record<string, string>;
/** Of two halves the right one. */
let cover: { key: string; tint: string; crop: object; focus: object };

const RIGHT_HALF = { x: 0.5, y: 0, width: 0.5, height: 1 };
const NOBODYS = '0190f5c2-7d1e-4b3a-9c44-5e6f708192a3';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parde-covers-'));
  test = await startTestApp({
    modules: [
      MediaWriteModule,
      MediaWorkersModule,
      MediaReadModule,
      MediaProjectorModule,
      CatalogueWriteModule,
      CatalogueFilesModule,
      CatalogueReadModule,
      CatalogueProjectorModule,
      EditorialWriteModule,
      EditorialReadModule,
      EditorialProjectorModule,
      CurationWriteModule,
      CurationReadModule,
      CurationProjectorModule,
    ],
    environment: { DATA_DIR: folder, STORAGE_DIR: path.join(folder, 'storage') },
  });
  const moderator = test.signIn({ userId: 1, role: 'moderator' });
  staff = { authorization: `Bearer ${moderator}` };
  const { key, tint } = (await uploadPicture(test, await halves(1_200, 600), moderator)).body;
  cover = { key, tint, crop: RIGHT_HALF, focus: { x: 0.1, y: 0.5 } };
});
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true });
});

const send = (place: string, body: object) => test.post(`/api/console/${place}`, body, staff);
const after = ({ headers }: TestAnswer) => ({ 'parde-after': String(headers['parde-position']) });
const inFolder = (address: string, other: string) => address.replace(/images\/[a-z-]+\//, `images/${other}/`);

/** Which half is shown in each of the folders, in its smallest size. */
async function sidesIn(address: string, sizes: Record<string, string>): Promise<Set<string | null>> {
  const sides = Object.entries(sizes).map(async ([other, size]) =>
    sideOf(await shownAt(test, inFolder(address, other), size)),
  );
  return new Set(await Promise.all(sides));
}

describe('the cover of a news post', () => {
  const words = { category: 'series', en: { title: 'With a Cover', lead: 'It has one.', body: 'It is blue.' } };
  const shown = async (said: TestAnswer) =>
    (await test.post('/api/news/view', { slug: 'with-a-cover' }, after(said))).body.post;
  const opened = async (id: number, said: TestAnswer) =>
    (await test.get(`/api/console/news/${id}`, { ...staff, ...after(said) })).body;

  it('goes before the drawn picture in each of its shapes, and is drawn again when it is taken away', async () => {
    const { id } = (await send('news', words)).body;
    const drawn = await shown(await send('news/publish', { id, version: 1 }));
    const covered = await send('news/revise', { id, version: 2, ...words, cover });
    const post = await shown(covered);
    expect([post.tint, drawn.tint === cover.tint]).toEqual([cover.tint, false]);
    expect(post.cover_path).not.toBe(drawn.cover_path);
    expect(post.cover_vertical).toBe(inFolder(post.cover_path, 'news-tall'));
    const sizes = {
      news: '64x36',
      'news-ltr': '64x36',
      'news-tall': '48x64',
      'share-news': '1200x630',
      'share-news-en': '1200x630',
    };
    expect(await sidesIn(post.cover_path, sizes)).toEqual(new Set(['right']));
    expect((await opened(id, covered)).cover).toEqual(cover);
    const taken = await send('news/revise', { id, version: 3, ...words });
    expect(await shown(taken)).toMatchObject({ cover_path: drawn.cover_path, tint: drawn.tint });
    expect((await opened(id, taken)).cover).toBeNull();
  });

  it('is there from the first draft', async () => {
    const said = await send('news', { ...words, cover });
    expect(await opened(said.body.id, said)).toMatchObject({ cover, tint: cover.tint });
  });

  it('is one that somebody has uploaded', async () => {
    const nobodys = { ...words, cover: { ...cover, key: NOBODYS } };
    const { id } = (await send('news', words)).body;
    for (const refused of [await send('news', nobodys), await send('news/revise', { id, version: 1, ...nobodys })]) {
      expect(refused).toMatchObject({
        status: 422,
        body: { code: 'unknown_picture', errors: { cover: expect.any(Array) } },
      });
    }
  });
});

describe('the cover of a collection', () => {
  const words = { fa: 'چند فیلم', en: 'Some films' };
  let collection: { name: object; about: object; title_ids: number[] };
  const shown = async (said: TestAnswer) => {
    const { body } = await test.post('/api/collection/single', { name: 'some-films' }, after(said));
    return body.collection;
  };
  const opened = async (id: number, said: TestAnswer) =>
    (await test.get(`/api/console/collections/${id}`, { ...staff, ...after(said) })).body;

  beforeAll(async () => {
    const admin = { authorization: `Bearer ${test.signIn({ userId: 2, role: 'admin' })}` };
    const film = { post_type: 1, name: { en: 'Gravity' }, release_year: 2013 };
    const { title_id } = (await test.post('/api/console/titles', film, admin)).body;
    collection = { name: words, about: words, title_ids: [title_id] };
  });

  it('stands for it in each of its shapes, where otherwise the pictures of its first title do', async () => {
    const added = await send('collections', collection);
    const { id } = added.body;
    const before = await shown(added);
    expect(before.horizontal_cover).toMatch(/^\/media\/images\/backdrops\/gravity-2013\.jpg\?v=/);
    expect(before.vertical_cover).toBe(inFolder(before.horizontal_cover, 'backdrops-tall'));
    expect((await opened(id, added)).cover).toBeNull();

    const covered = await send('collections/revise', { id, version: 1, ...collection, cover });
    const card = await shown(covered);
    expect(card).toMatchObject({ tint: cover.tint, posts_count: 1, slug: 'some-films' });
    expect(card.horizontal_cover).toMatch(/^\/media\/images\/collections\/some-films\.jpg\?v=/);
    expect(card.vertical_cover).toBe(inFolder(card.horizontal_cover, 'collections-tall'));
    const sizes = {
      collections: '64x36',
      'collections-tall': '48x64',
      'share-collections': '1200x630',
      'share-collections-en': '1200x630',
    };
    expect(await sidesIn(card.horizontal_cover, sizes)).toEqual(new Set(['right']));
    expect((await opened(id, covered)).cover).toEqual(cover);

    const taken = await send('collections/revise', { id, version: 2, ...collection });
    expect(await shown(taken)).toEqual(before);
    expect((await opened(id, taken)).cover).toBeNull();
  });

  it('is one that somebody has uploaded', async () => {
    const nobodys = { ...collection, cover: { ...cover, key: NOBODYS } };
    const { id } = (await send('collections', { ...collection, cover })).body;
    const revised = await send('collections/revise', { id, version: 1, ...nobodys });
    for (const refused of [await send('collections', nobodys), revised]) {
      expect(refused).toMatchObject({
        status: 422,
        body: { code: 'unknown_picture', errors: { cover: expect.any(Array) } },
      });
    }
  });
});

describe('an uploaded picture that nothing names', () => {
  const upload = async () =>
    (await uploadPicture(test, await halves(400, 400), staff['authorization']?.slice(7) ?? '')).body.key as string;
  const there = async (keys: string[]) =>
    Promise.all(keys.map(async (key) => (await test.app.inject({ url: `/media/pictures/${key}` })).statusCode === 200));
  const age = (keys: string[], days: number) =>
    test.database.rows(
      `update write.uploaded_picture set added_at = now() - $2 * interval '1 day' where key = any($1::uuid[])`,
      [keys, days],
    );
  const words = { category: 'series', en: { title: 'Named', lead: 'It names one.', body: 'It does.' } };
  const name = (key: string) => send('news', { ...words, cover: { ...cover, key } });

  it('goes after thirty days, beside those that a form may still name and those that something did', async () => {
    const [left, open, named] = [await upload(), await upload(), await upload()];
    expect((await name(named)).status).toBe(200);
    await age([left, named], 31);
    await age([open], 29);
    expect(await test.app.get(UnnamedUploads).remove()).toBe(1);
    expect(await there([left, open, named])).toEqual([false, true, true]);
    expect((await name(left)).body).toMatchObject({ code: 'unknown_picture' });
  });

  it('stays for good, or is refused, where it is named while it is removed', async () => {
    for (let round = 0; round < 8; round++) {
      const key = await upload();
      await age([key], 31);
      const [{ status }] = await Promise.all([name(key), test.app.get(UnnamedUploads).remove()]);
      expect(await there([key])).toEqual([status === 200]);
    }
  });
});
