import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWorkersModule } from '#modules/catalogue/catalogue.workers.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { givenImportRun } from '#modules/catalogue/testing/given-import-run.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { multipart } from '#platform/testing/multipart.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { clipName } from '../../demo/clip-manifest.ts';
import { clipsFolder, madeClips } from '../../demo/demo-clips.ts';
import { UnnamedUploads } from '../../jobs/unnamed-uploads.ts';
import { MediaReadModule } from '../../media.read.module.ts';
import { MediaWorkersModule } from '../../media.workers.module.ts';
import { MediaWriteModule } from '../../media.write.module.ts';

let test: TestApp;
let folder: string;
let token: string;
let clip: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parde-unnamed-trailers-'));
  test = await startTestApp({
    modules: [
      MediaWriteModule,
      MediaWorkersModule,
      MediaReadModule,
      CatalogueWriteModule,
      CatalogueReadModule,
      CatalogueProjectorModule,
      CatalogueWorkersModule,
    ],
    environment: { DATA_DIR: folder, STORAGE_DIR: path.join(folder, 'storage') },
  });
  token = test.signIn({ userId: 1, role: 'admin' });
  clip = await readFile(path.join(clipsFolder(), `${clipName(madeClips()[0]!.scene, 480)}.mp4`));
});
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true });
});

/** A film like no other: behind the clip stands a box that no player looks at. */
function newTrailer(): Buffer {
  const box = Buffer.concat([Buffer.alloc(4), Buffer.from('free'), randomBytes(16)]);
  box.writeUInt32BE(box.length);
  return Buffer.concat([clip, box]);
}
async function upload(bytes = newTrailer()): Promise<string> {
  const id = randomUUID();
  const form = multipart({ bytes, name: 'trailer.mp4', type: 'video/mp4' }, { token });
  await test.app.inject({ method: 'POST', url: `/api/console/media/uploads/${id}?from=0`, ...form });
  const { body } = await test.post('/api/console/media/trailers', { upload: id, size: bytes.length, token });
  return body.key;
}
const there = (keys: string[]) =>
  Promise.all(
    keys.map(async (key) => (await test.app.inject({ url: `/media/trailers/${key}.mp4` })).statusCode === 200),
  );
/** Uploaded so many days ago. */
const age = (keys: string[], days: number) =>
  test.database.rows(
    `update write.uploaded_trailer set added_at = now() - $2 * interval '1 day' where key = any($1::text[])`,
    [keys, days],
  );
const facts = (...keys: string[]) => ({
  post_type: 1,
  name: { en: `Named ${randomUUID()}` },
  release_year: 2001,
  trailers: keys.map((key) => ({ key })),
});
const save = (...keys: string[]) => test.post('/api/console/titles', { ...facts(...keys), token });
const sweep = () => test.app.get(UnnamedUploads).remove();

describe('an uploaded trailer that nothing names', () => {
  it('goes after thirty days, beside those that a form may still name and those that a title names', async () => {
    const [left, open, named] = [await upload(), await upload(), await upload()];
    expect((await save('youtube:dQw4w9WgXcQ', named)).status).toBe(200);
    await age([left, named], 31);
    await age([open], 29);
    expect(await sweep()).toBe(1);
    expect(await there([left, open, named])).toEqual([false, true, true]);
    expect((await save('scene', left)).body).toMatchObject({
      code: 'unknown_trailer',
      errors: { 'trailers.1.key': ['This trailer is not there'] },
    });
  });

  it('stays where a title has had it, which may have it again', async () => {
    const key = await upload();
    const { body } = await save(key);
    const other = await test.post(`/api/console/titles/${body.title_id}/revise`, { ...facts(), version: 1, token });
    expect(other.body).toMatchObject({ status: 1, version: 2 });
    await age([key], 31);
    expect(await sweep()).toBe(0);
    expect(await there([key])).toEqual([true]);
    const back = await test.post(`/api/console/titles/${body.title_id}/revise`, { ...facts(key), version: 2, token });
    expect(back.body).toMatchObject({ status: 1, version: 3 });
  });

  it('stays another thirty days where somebody has uploaded it again, and is there again where it had gone', async () => {
    const bytes = newTrailer();
    const key = await upload(bytes);
    await age([key], 31);
    expect(await upload(bytes)).toBe(key);
    expect([await sweep(), await there([key])]).toEqual([0, [true]]);
    await age([key], 31);
    expect([await sweep(), await there([key])]).toEqual([1, [false]]);
    expect(await upload(bytes)).toBe(key);
    expect([await sweep(), await there([key])]).toEqual([0, [true]]);
  });

  it('stays where an import names it, before it has come or after', async () => {
    const later = newTrailer();
    const early = await upload(later);
    await age([early], 31);
    expect(await sweep()).toBe(1);
    const key = await upload();
    const line = {
      type: 'movie',
      title: 'Imported',
      year: 2001,
      source: 'wikipedia',
      source_id: 'Imported',
      trailers: [key, early],
    };
    const bytes = gzipSync(JSON.stringify(line));
    const name = 'titles.jsonl.gz';
    const form = multipart({ bytes, name }, { token, name, dry_run: '0' });
    const { id } = (await test.app.inject({ method: 'POST', url: '/api/console/imports', ...form })).json();
    expect(id).toEqual(expect.any(Number));
    await eventually(async () => {
      await givenImportRun(test);
      const { body } = await test.get(`/api/console/imports/${id}`, { authorization: `Bearer ${token}` });
      expect(body.stage).toBe('done');
    });
    expect(await upload(later)).toBe(early);
    await age([key, early], 31);
    expect([await sweep(), await there([key, early])]).toEqual([0, [true, true]]);
  });

  it('stays for good, or is refused, where it is saved while it is removed', async () => {
    for (let round = 0; round < 8; round++) {
      const key = await upload();
      await age([key], 31);
      const [{ status }] = await Promise.all([save(key), sweep()]);
      expect(await there([key])).toEqual([status === 200]);
    }
  });

  it('is there after it was uploaded again while it was removed', async () => {
    for (let round = 0; round < 8; round++) {
      const bytes = newTrailer();
      const key = await upload(bytes);
      await age([key], 31);
      await Promise.all([upload(bytes), sweep()]);
      expect(await there([key])).toEqual([true]);
    }
  });
});
