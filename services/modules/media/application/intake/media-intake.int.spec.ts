import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clipFile } from '../../testing/clips.ts';
import { MediaApp } from '../../testing/media-app.ts';
import { MediaIntake } from './media-intake.ts';

jest.setTimeout(120_000);

const PADDING_BYTES = 12 * 1_048_576;
let media: MediaApp;

beforeAll(async () => {
  media = await MediaApp.start();
});
afterAll(() => media?.close());

/** A film of many megabytes: a clip with an empty box of MP4 behind it. */
function longFilm(): Buffer {
  const padding = Buffer.alloc(PADDING_BYTES);
  padding.writeUInt32BE(PADDING_BYTES);
  padding.write('free', 4);
  return Buffer.concat([readFileSync(clipFile('silent.mp4')), padding]);
}

describe('a film that somebody writes to while it is stored', () => {
  it('is refused, and leaves the same film alone that somebody else has stored meanwhile', async () => {
    const film = longFilm();
    const [good, changing] = ['good', 'changing'].map((name) => path.join(media.folder, name)) as [string, string];
    for (const file of [good, changing]) await writeFile(file, film);
    const name = `files/${createHash('sha256').update(film).digest('hex')}.mp4`;
    let told = 0;
    const changeOnceStoring = (bytes: number) => {
      if (told <= film.length && told + bytes > film.length) {
        copyFileSync(good, media.storage.localPath(name) ?? '');
        writeFileSync(changing, Buffer.concat([film.subarray(0, -1), Buffer.from('x')]));
      }
      told += bytes;
    };
    const intake = media.test.app.get(MediaIntake);
    await expect(intake.bring(changing, changeOnceStoring)).rejects.toMatchObject({ code: 'file_changed' });
    expect((await media.storage.get(name))?.equals(film)).toBe(true);
  });

  it('is refused where it has grown while it was looked at, and nothing is stored', async () => {
    const film = longFilm();
    const file = path.join(media.folder, 'growing');
    await writeFile(file, film);
    let told = 0;
    const grow = (bytes: number) => {
      told += bytes;
      if (told === film.length) writeFileSync(file, Buffer.concat([film, Buffer.from('\0\0\0\bfree')]));
    };
    const stored = () => readdir(path.join(media.storageFolder, 'files')).catch(() => []);
    const before = await stored();
    await expect(media.test.app.get(MediaIntake).bring(file, grow)).rejects.toMatchObject({ code: 'file_changed' });
    expect(await stored()).toEqual(before);
  });
});
