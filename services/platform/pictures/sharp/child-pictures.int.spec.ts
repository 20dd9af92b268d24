import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { ChildPictures } from './child-pictures.adapter.ts';

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

const BOUNDS = { smallest: 40, longest: 16 };

const pictures = new ChildPictures(new AppLogger({ logLevel: 'silent', processName: 'test' }));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parde-pictures-'));
});
afterAll(async () => {
  await pictures.onApplicationShutdown();
  await rm(folder, { recursive: true });
});

async function kept(name: string, bytes: Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}

it('a picture is refused below its smallest side, which is its shorter one', async () => {
  const file = await kept('small', await picture('#00ff00'));
  expect(await pictures.whole(file, { smallest: 41, longest: 16 })).toEqual({ error: 'too_small' });
  expect(await pictures.whole(file, BOUNDS)).toMatchObject({ width: 16, height: 11 });
});

describe('pictures that come at once', () => {
  it('are each drawn, in turn, and one that is none holds up nobody', async () => {
    const files = [
      await kept('red', await picture('#ff0000')),
      await kept('none', Buffer.from('no picture')),
      await kept('blue', await picture('#0000ff')),
    ];
    const drawn = await Promise.all(files.map((file) => pictures.square(file, BOUNDS)));
    expect(drawn.map((one) => ('error' in one ? one.error : 'drawn'))).toEqual(['drawn', 'not_a_picture', 'drawn']);
    const colours = [];
    for (const one of drawn) {
      if ('error' in one) continue;
      const { info, data } = await sharp(one.bytes).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([16, 16]);
      colours.push(data[0]! > 200 ? 'red' : 'blue');
    }
    expect(colours).toEqual(['red', 'blue']);
  });

  it('go on after a file that cannot be read', async () => {
    const file = await kept('after', await picture('#ff0000'));
    const [missing, next] = await Promise.allSettled([
      pictures.square(path.join(folder, 'missing'), BOUNDS),
      pictures.square(file, BOUNDS),
    ]);
    expect([missing.status, next.status]).toEqual(['rejected', 'fulfilled']);
  });
});
