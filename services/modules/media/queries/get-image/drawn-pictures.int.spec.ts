import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { StorageModule } from '#platform/storage/storage.module.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import {
  backdropPath,
  collectionArtwork,
  newsArtwork,
  personArtwork,
  posterPath,
  titleArtwork,
} from '../../contract/pictures-of.ts';
import { DRAWING } from '../../domain/artwork/drawing-version.ts';
import { MediaReadModule } from '../../media.read.module.ts';

const title = {
  slug: 'the-cow-1969',
  name: { fa: 'گاو', en: 'The Cow' },
  releaseYear: 1969,
  genres: ['drama'],
  mood: 'melancholy',
  summary: { en: 'A villager loves his cow.' },
};
const EVERYTHING = 'image/avif,image/webp,*/*';

let test: TestApp;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'parde-formats-'));
  test = await startTestApp({ modules: [StorageModule, MediaReadModule], environment: { DATA_DIR: dataDir } });
  await save(title);
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

async function save(facts: typeof title): Promise<void> {
  await test.app.get(ReadDatabase).rows(
    `insert into read.artwork (subject, slug, spec, popularity) values ('title', $1, $2, 0)
     on conflict (subject, slug) do update set spec = excluded.spec`,
    [facts.slug, JSON.stringify(titleArtwork(facts))],
  );
}

/** As the public site asks: the size before the extension, the way of drawing after the version of the facts. */
function addressOf(known: string, size: string): string {
  return known.replace('.jpg', `-${size}.jpg`).concat(`.${DRAWING}`);
}

const get = (url: string, accept = '*/*') => test.app.inject({ method: 'GET', url, headers: { accept } });

describe('a drawn picture', () => {
  const poster = () => addressOf(posterPath(title), '150x225');

  it.each([
    [EVERYTHING, 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('comes to whoever accepts %s as %s, from one address', async (accept, type, format) => {
    const { headers, rawPayload } = await get(poster(), accept);
    expect([headers['content-type'], headers['vary']]).toEqual([type, 'Accept']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width: 150, height: 225 });
  });

  it('is not sent again to whoever has it, in that format', async () => {
    const { headers } = await get(poster(), EVERYTHING);
    const known = { accept: EVERYTHING, 'if-none-match': headers['etag'] };
    expect((await test.app.inject({ method: 'GET', url: poster(), headers: known })).statusCode).toBe(304);
    const other = { ...known, accept: '*/*' };
    expect((await test.app.inject({ method: 'GET', url: poster(), headers: other })).statusCode).toBe(200);
  });

  it('is a png for whoever wants one, whatever else they take', async () => {
    const { headers } = await get(poster().replace('.jpg', '.png'), EVERYTHING);
    expect([headers['content-type'], headers['vary']]).toEqual(['image/png', undefined]);
  });

  it('may be kept for good under an address with its version, and only there', async () => {
    const forGood = 'public, max-age=31536000, immutable';
    expect((await get(poster())).headers['cache-control']).toBe(forGood);
    expect((await get(poster().split('?')[0]!)).headers['cache-control']).toMatch(/max-age=3600/);
    expect((await get(poster().replace(`.${DRAWING}`, '.0'))).headers['cache-control']).toBe('no-cache');
    const renamed = { ...title, name: { fa: 'گاو', en: 'Gaav' } };
    const its = addressOf(posterPath(renamed), '150x225');
    expect(its).not.toBe(poster());
    // The page may know of it before the picture does: nobody keeps the old one at the new address.
    expect((await get(its)).headers['cache-control']).toBe('no-cache');
    await save(renamed);
    expect((await get(poster())).headers['cache-control']).toBe('no-cache');
    expect((await get(its)).headers['cache-control']).toBe(forGood);
    await save(title);
  });

  it('is lettered for readers of English in a folder of its own', async () => {
    const english = poster().replace('/posters/', '/posters-en/');
    expect((await get(english)).headers['etag']).not.toBe((await get(poster())).headers['etag']);
  });

  it('is lettered for whoever shares it, of titles, people, news, collections and pages', async () => {
    const person = { slug: 'a-person', name: { fa: 'کسی', en: 'Somebody' }, gender: null };
    const news = {
      slug: 'some-news',
      name: { fa: 'خبری', en: 'Some news' },
      genre: 'history',
      motif: null,
      summary: '',
    };
    await test.app.get(ReadDatabase).rows(
      `insert into read.artwork (subject, slug, spec, popularity)
       values ('person', 'a-person', $1, 0), ('news', 'some-news', $2, 0)`,
      [JSON.stringify(personArtwork(person)), JSON.stringify(newsArtwork(news))],
    );
    await test.app
      .get(ReadDatabase)
      .rows(`insert into read.collection_artwork (collection_id, slug, spec) values (1, 'a-collection', $1)`, [
        JSON.stringify(collectionArtwork({ slug: 'a-collection', name: { fa: 'چند فیلم', en: 'Some films' } })),
      ]);
    const folders = ['share', 'share-people', 'share-news', 'share-collections', 'share-pages'];
    const names = ['the-cow-1969', 'a-person', 'some-news', 'a-collection', 'oscar-2016'];
    for (const [at, folder] of folders.entries()) {
      const address = (ending: string) => `/media/images/${folder}${ending}/${names[at]}-1200x630.jpg`;
      const [persian, english] = [await get(address('')), await get(address('-en'))];
      expect([folder, persian.statusCode, english.statusCode]).toEqual([folder, 200, 200]);
      expect(await sharp(persian.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
      expect(persian.rawPayload.equals(english.rawPayload)).toBe(false);
    }
    for (const page of ['home', 'bafta-2020']) {
      expect((await get(`/media/images/share-pages/${page}-1200x630.jpg`)).statusCode).toBe(200);
    }
    for (const page of ['oscar-1900', 'oscar-9999', 'emmy-2016', 'about']) {
      expect((await get(`/media/images/share-pages/${page}-1200x630.jpg`)).statusCode).toBe(404);
    }
  });

  it('stands on the other side for pages read from left to right, and above for phones', async () => {
    const wide = addressOf(backdropPath(title), '64x36');
    const pixels = async (url: string) => {
      const { data, info } = await sharp((await get(url.replace('.jpg', '.png'))).rawPayload)
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { data, ...info };
    };
    const right = await pixels(wide);
    const left = await pixels(wide.replace('/backdrops/', '/backdrops-ltr/'));
    for (const [column, row] of [
      [0, 0],
      [13, 20],
      [40, 30],
    ] as const) {
      const at = (x: number) => (row * right.width + x) * right.channels;
      const here = right.data.subarray(at(column), at(column) + 3);
      const there = left.data.subarray(at(right.width - 1 - column), at(right.width - 1 - column) + 3);
      expect([...here].every((channel, i) => Math.abs(channel - there[i]!) <= 1)).toBe(true);
    }
    const { width, height } = await pixels(
      addressOf(backdropPath(title), '48x64').replace('/backdrops/', '/backdrops-tall/'),
    );
    expect([width, height]).toEqual([48, 64]);
  });
});
