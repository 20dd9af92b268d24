import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { MediaProjectorModule } from '../../media.projector.module.ts';
import { MediaReadModule } from '../../media.read.module.ts';
import { MediaWriteModule } from '../../media.write.module.ts';
import { halves, shownAt, sideOf, uploadPicture } from '../../testing/two-halves.ts';

let test: TestApp;
let folder: string;
let admin: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parde-pictures-'));
  test = await startTestApp({
    modules: [
      MediaWriteModule,
      MediaReadModule,
      MediaProjectorModule,
      CatalogueWriteModule,
      CatalogueReadModule,
      CatalogueProjectorModule,
    ],
    environment: { DATA_DIR: folder, STORAGE_DIR: path.join(folder, 'storage') },
  });
  admin = test.signIn({ userId: 1, role: 'admin' });
});
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true });
});

const bearer = (token = admin) => ({ authorization: `Bearer ${token}` });
const upload = (bytes: Buffer, token = admin) => uploadPicture(test, bytes, token);

describe('a picture of a title', () => {
  it('is stored as a JPEG no larger than needed, which only the staff does', async () => {
    const { body } = await upload(await halves(4_000, 1_000));
    expect(body).toMatchObject({ status: 1, width: 2_400, height: 600, tint: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    const url = `/media/pictures/${body.key}`;
    const { rawPayload, headers } = await test.app.inject({ method: 'GET', url });
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 2_400, height: 600 });
    const viewer = test.signIn({ userId: 2, role: 'viewer' });
    expect((await upload(await halves(40, 20), viewer)).status).toBe(403);
    const moderator = test.signIn({ userId: 3, role: 'moderator' });
    expect((await upload(await halves(400, 200), moderator)).status).toBe(200);
  });

  it('goes before the drawn one, around its focus, at an address of its own', async () => {
    const { key, tint } = (await upload(await halves(1_200, 600))).body;
    const facts = { post_type: 1, name: { en: 'With a Picture' }, release_year: 2001 };
    const added = await test.post('/api/console/titles', facts, bearer());
    const id = added.body.title_id;
    const crop = { x: 0, y: 0, width: 1, height: 1 };
    const shown = async (focus: { x: number; y: number }, version: number) => {
      const pictures = { poster: { key, tint, crop, focus } };
      const said = await test.post(`/api/console/titles/${id}/revise`, { ...facts, pictures, version }, bearer());
      const after = { ...bearer(), 'parde-after': String(said.headers['parde-position']) };
      const { body } = await test.post('/api/post/getMovie/with-a-picture-2001', {}, after);
      const { cover_path: address, tint: colour } = body.post;
      return { address, tint: colour, side: await sideOf(await shownAt(test, address, '150x225')) };
    };
    const left = await shown({ x: 0.1, y: 0.5 }, 1);
    const right = await shown({ x: 0.9, y: 0.5 }, 2);
    expect([left.side, right.side, left.tint]).toEqual(['left', 'right', tint]);
    expect(left.address).not.toBe(right.address);
  });

  it('is refused where it is none or small, and where nobody has uploaded it', async () => {
    expect(await upload(await halves(400, 199))).toMatchObject({
      status: 422,
      body: { code: 'too_small', errors: { file: ['A picture must be at least 200 pixels wide and high'] } },
    });
    expect(await upload(Buffer.from('<svg/>'))).toMatchObject({ status: 422, body: { code: 'not_a_picture' } });
    const poster = {
      key: '0190f5c2-7d1e-4b3a-9c44-5e6f708192a3',
      tint: '#000000',
      crop: { x: 0, y: 0, width: 1, height: 1 },
      focus: { x: 0, y: 0 },
    };
    const facts = { post_type: 1, name: { en: 'Without' }, release_year: 2001, pictures: { poster } };
    const refused = await test.post('/api/console/titles', facts, bearer());
    expect(refused.body).toMatchObject({ code: 'unknown_picture', errors: { 'pictures.poster': expect.any(Array) } });
  });
});
