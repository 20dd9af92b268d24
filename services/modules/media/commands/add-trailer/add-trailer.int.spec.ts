import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { multipart } from '#platform/testing/multipart.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { clipName } from '../../demo/clip-manifest.ts';
import { clipsFolder, madeClips } from '../../demo/demo-clips.ts';
import { MediaReadModule } from '../../media.read.module.ts';
import { MediaWriteModule } from '../../media.write.module.ts';

let test: TestApp;
let folder: string;
let token: string;
let clip: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parde-trailer-'));
  test = await startTestApp({
    modules: [MediaWriteModule, MediaReadModule, CatalogueWriteModule],
    environment: { DATA_DIR: folder, STORAGE_DIR: path.join(folder, 'storage') },
  });
  token = test.signIn({ userId: 1, role: 'admin' });
  clip = await readFile(path.join(clipsFolder(), `${clipName(madeClips()[0]!.scene, 480)}.mp4`));
});
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true });
});

async function send(bytes: Buffer): Promise<{ upload: string; size: number }> {
  const upload = randomUUID();
  const form = multipart({ bytes, name: 'trailer.mp4', type: 'video/mp4' }, { token });
  await test.app.inject({ method: 'POST', url: `/api/console/media/uploads/${upload}?from=0`, ...form });
  return { upload, size: bytes.length };
}
const add = (sent: { upload: string; size: number }, by = token) =>
  test.post('/api/console/media/trailers', { ...sent, token: by });

describe('a trailer of this computer', () => {
  it('is played under a name by its content, which is the same when it comes again', async () => {
    const { status, body } = await add(await send(clip));
    expect([status, body]).toEqual([200, { status: 1, key: expect.stringMatching(/^trailer-[0-9a-f]{20}$/) }]);
    const played = await test.app.inject({ method: 'GET', url: `/media/trailers/${body.key}.mp4` });
    expect([played.statusCode, played.rawPayload.equals(clip)]).toEqual([200, true]);
    expect((await add(await send(clip))).body.key).toBe(body.key);
  });

  it('is refused where it is no film, has not come whole, or who sends it is no administrator', async () => {
    expect((await add(await send(Buffer.from('no film at all')))).body).toMatchObject({ code: 'not_a_film' });
    const { upload, size } = await send(clip);
    expect((await add({ upload, size: size + 1 })).body).toMatchObject({ code: 'unknown_upload' });
    const moderator = test.signIn({ userId: 2, role: 'moderator' });
    expect((await add({ upload, size }, moderator)).status).toBe(403);
  });
});
