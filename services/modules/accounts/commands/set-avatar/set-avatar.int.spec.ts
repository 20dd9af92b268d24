import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { eventually } from '#platform/testing/eventually.ts';
import { AccountsApp } from '../../testing/accounts-app.ts';
import {
  apng,
  BOUND,
  bomb,
  gif,
  jpeg,
  jpegOfBytes,
  jpegWithPlace,
  noise,
  pngWithChunk,
  polyglots,
  svg,
} from '../../testing/pictures.ts';

let accounts: AccountsApp;
let token: string;

beforeAll(async () => {
  accounts = await AccountsApp.start();
  await accounts.member('photographer');
  token = await accounts.tokenOf('photographer');
});
afterAll(() => accounts.close());

const upload = (file: Buffer, name?: string, type?: string) => accounts.upload(file, { token }, name, type);
const stored = () => readdir(path.join(accounts.storageDir, 'avatars')).catch(() => [] as string[]);

/** The kept file that a path of the image host stands for. */
const picture = (avatarPath: string) => readFile(path.join(accounts.storageDir, 'avatars', path.basename(avatarPath)));

describe('an avatar', () => {
  it('is drawn anew as a square and known to the owner’s page', async () => {
    const { status, body } = await upload(await jpeg(800, 600));
    expect([status, body]).toEqual([
      200,
      {
        status: 1,
        message: 'Uploaded successfully',
        avatar_path: expect.stringMatching(/^\/media\/images\/avatars\/[0-9a-f-]{36}\.jpg$/),
      },
    ]);
    const kept = await sharp(await picture(body.avatar_path)).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
    await accounts.projected();
    expect((await accounts.info(token)).body.user.avatar_path).toBe(body.avatar_path);
    const profile = await accounts.test.post('/api/user/getPublicProfile', { username: 'photographer' });
    expect(profile.body.user.avatar_path).toBe(body.avatar_path);
  });

  it('takes the place of the one before, whose file goes', async () => {
    const { avatar_path: first } = (await upload(await jpeg(70, 70))).body;
    const { avatar_path: second } = (await upload(await jpeg(80, 80))).body;
    await eventually(async () => expect(await stored()).toEqual([path.basename(second)]));
    expect(second).not.toBe(first);
    const removed = await accounts.test.post('/api/user/removeAvatar', { token });
    expect(removed.body).toEqual({ status: 1, message: 'Deleted successfully' });
    await eventually(async () => expect(await stored()).toEqual([]));
    await accounts.projected();
    expect((await accounts.info(token)).body.user.avatar_path).toBeNull();
  });

  it('stands upright, and says nothing of where and with what it was taken', async () => {
    const original = await jpegWithPlace(300, 200);
    expect(original.includes('Canary Camera')).toBe(true);
    const { avatar_path } = (await upload(original)).body;
    const shown = await picture(avatar_path);
    const { exif, icc, xmp, iptc, orientation } = await sharp(shown).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect(shown.includes('Canary')).toBe(false);
    // The red half was on the left as the camera held it; orientation 6 turns it to the top.
    const { data } = await sharp(shown).resize(2, 2, { kernel: 'nearest' }).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(150);
    expect(data[2 * 3]).toBeLessThan(100);
  });

  it('may have any name and any type it likes to be called by: its content counts', async () => {
    const file = await jpeg(80, 80);
    for (const [name, type] of [
      ['../../../etc/passwd', 'image/jpeg'],
      ['me.php', 'application/x-php'],
      ['me.svg', 'image/svg+xml'],
      ['x'.repeat(5_000), 'text/html'],
    ] as const) {
      expect((await upload(file, name, type)).body.status).toBe(1);
    }
    await eventually(async () => expect(await stored()).toHaveLength(1));
  });

  it.each(Object.keys(polyglots))('that is also %s is kept as a picture alone', async (kind) => {
    const file = await polyglots[kind]!();
    expect(file.includes('CANARY')).toBe(true);
    const { body } = await upload(file);
    expect(body.status).toBe(1);
    const shown = await picture(body.avatar_path);
    expect(shown.includes('CANARY')).toBe(false);
    expect((await sharp(shown).metadata()).format).toBe('jpeg');
  });
});

describe('a file that is no avatar', () => {
  const refused = (code: string, message: string) => ({
    status: 0,
    code,
    message: 'Uploaded unsuccessfully',
    errors: { file: [message] },
  });
  const noPicture = refused('not_a_picture', 'Only JPG and PNG pictures are accepted');
  const tooLarge = refused('file_too_large', 'File size shouldent be more than 1 MB');
  const tooManyPixels = refused('too_many_pixels', 'The picture has too many pixels');

  it.each<[what: string, file: () => Promise<Buffer> | Buffer, name: string, type: string]>([
    ['SVG', () => svg(), 'me.svg', 'image/svg+xml'],
    ['SVG called a JPG', () => svg(), 'me.jpg', 'image/jpeg'],
    [
      'SVG behind a JPG’s first bytes',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg()]),
      'a.jpg',
      'image/jpeg',
    ],
    ['GIF called a PNG', () => gif(), 'me.png', 'image/png'],
    ['WebP', () => noise(30, 30).webp().toBuffer(), 'me.jpg', 'image/jpeg'],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'me.jpg', 'image/jpeg'],
    ['nothing', () => Buffer.alloc(0), 'me.jpg', 'image/jpeg'],
    ['three bytes', () => Buffer.from([0xff, 0xd8, 0xff]), 'me.jpg', 'image/jpeg'],
    ['half a JPG', async () => (await jpeg(400, 400)).subarray(0, 9_000), 'me.jpg', 'image/jpeg'],
    ['half a PNG', async () => (await noise(200, 200).png().toBuffer()).subarray(0, 20_000), 'a.png', 'image/png'],
    ['a PNG broken inside', async () => pngWithChunk('broken'), 'me.png', 'image/png'],
    ['a TIFF', () => noise(30, 30).tiff().toBuffer(), 'me.jpg', 'image/jpeg'],
  ])('is refused: %s', async (_, file, name, type) => {
    const { status, body } = await upload(await file(), name, type);
    expect([status, body]).toEqual([422, noPicture]);
  });

  it('is refused before it is unpacked when it is a bomb of pixels', async () => {
    const file = await bomb();
    expect(file.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage.rss();
    const { body } = await upload(file);
    expect(body).toEqual(tooManyPixels);
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
  });

  it('is refused below 64 pixels a side, and not at 64', async () => {
    const tooSmall = refused('too_small', 'A picture must be at least 64 pixels wide and high');
    expect((await upload(await jpeg(63, 300))).body).toEqual(tooSmall);
    expect((await upload(await jpeg(300, 63))).body).toEqual(tooSmall);
    expect((await upload(await jpeg(64, 64))).body.status).toBe(1);
  });

  it('is refused from 5,242,880 bytes on, and not before', async () => {
    expect((await upload(await jpegOfBytes(BOUND))).body).toEqual(tooLarge);
    expect((await upload(await jpegOfBytes(BOUND + 1))).body).toEqual(tooLarge);
    expect((await upload(await jpegOfBytes(BOUND - 1))).body.status).toBe(1);
  });

  it('is shown by its first picture when it is an animation', async () => {
    expect((await upload(await apng())).body.status).toBe(1);
  });

  it('leaves nothing behind, and the avatar as it was', async () => {
    await accounts.everyJobDone();
    const before = await stored();
    expect(before).toHaveLength(1);
    await upload(svg());
    await upload(await bomb());
    expect(await stored()).toEqual(before);
  });
});
