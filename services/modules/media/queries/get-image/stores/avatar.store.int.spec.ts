import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { StorageModule } from '#platform/storage/storage.module.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { MediaReadModule } from '../../../media.read.module.ts';

let test: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parde-avatars-'));
  test = await startTestApp({ modules: [StorageModule, MediaReadModule], environment: { STORAGE_DIR: folder } });
  const picture = sharp({ create: { width: 512, height: 512, channels: 3, background: '#a04020' } });
  await test.app.get(StoragePort).put('avatars/a1-b2.jpg', await picture.jpeg().toBuffer());
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const get = (name: string) => test.app.inject({ method: 'GET', url: `/media/images/avatars/${name}` });

describe('an uploaded picture', () => {
  it.each([
    ['a1-b2-32x32.jpg', 'jpeg', 32],
    ['a1-b2-96x96.png', 'png', 96],
    ['a1-b2-400x400.jpg', 'jpeg', 400],
    ['a1-b2.jpg', 'jpeg', 400],
  ])('is shown as %s', async (name, format, side) => {
    const { statusCode, headers, rawPayload } = await get(name);
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      `image/${format}`,
      'nosniff',
    ]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width: side, height: side });
  });

  it.each(['a1-b2-33x33.jpg', 'a1-b2.gif', 'a1-b2.svg', 'A1-B2.jpg', '..%2Favatars%2Fa1-b2.jpg', 'nobody.jpg'])(
    'is not shown as %s',
    async (name) => {
      expect((await get(name)).statusCode).toBe(404);
    },
  );

  it('is gone at once when it was taken away, in every size', async () => {
    expect((await get('a1-b2-200x200.jpg')).statusCode).toBe(200);
    await test.app.get(StoragePort).remove('avatars/a1-b2.jpg');
    for (const name of ['a1-b2.jpg', 'a1-b2-200x200.jpg']) expect((await get(name)).statusCode).toBe(404);
  });
});
