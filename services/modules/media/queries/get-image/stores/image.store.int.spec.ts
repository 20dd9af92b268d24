import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { StorageModule } from '#platform/storage/storage.module.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { PictureRenderer } from '../../../contract/picture-renderer.port.ts';
import { MediaReadModule } from '../../../media.read.module.ts';
import { DRAWN_BY_ADDRESS } from './image.store.ts';

let test: TestApp;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'parde-drawn-'));
  test = await startTestApp({
    modules: [StorageModule, MediaReadModule],
    environment: { DATA_DIR: dataDir, STORAGE_DIR: dataDir, THROTTLING: '1' },
  });
  // A thousand real drawings would take minutes; how often one is made is what counts here.
  const renderer = test.app.get(PictureRenderer);
  jest.spyOn(renderer, 'draw').mockResolvedValue(Buffer.from('drawn'));
  jest.spyOn(renderer, 'resize').mockResolvedValue(Buffer.from('resized'));
  await test.app.get(ReadDatabase).rows(
    `insert into read.artwork (subject, slug, spec, popularity)
     select 'title', 'title-' || n, jsonb_build_object('n', n), 0 from generate_series(1, $1) n`,
    [DRAWN_BY_ADDRESS.max + 1],
  );
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

const get = (n: number, remoteAddress: string) =>
  test.app.inject({ method: 'GET', url: `/media/images/posters/title-${n}-300x450.jpg`, remoteAddress });

it('draws only so many new pictures for one address; what is drawn stays there for everybody', async () => {
  for (let n = 1; n <= DRAWN_BY_ADDRESS.max; n++) expect((await get(n, '192.0.2.1')).statusCode).toBe(200);
  const refused = await get(DRAWN_BY_ADDRESS.max + 1, '192.0.2.1');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await get(1, '192.0.2.1')).statusCode).toBe(200);
  expect((await get(DRAWN_BY_ADDRESS.max + 1, '192.0.2.2')).statusCode).toBe(200);
  expect((await get(DRAWN_BY_ADDRESS.max + 1, '192.0.2.1')).statusCode).toBe(200);
});
