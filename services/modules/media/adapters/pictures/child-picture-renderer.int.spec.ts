import sharp from 'sharp';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import type { ArtworkSpec } from '../../domain/artwork/artwork-spec.ts';
import { ChildPictureRenderer } from './child-picture-renderer.ts';
import { draw } from './make-picture.ts';

const SPEC: ArtworkSpec = {
  kind: 'poster',
  seed: 'taste-of-cherry-1997',
  nameFa: 'طعم گیلاس',
  nameEn: 'Taste of Cherry',
  year: 1997,
  genres: ['drama'],
};

const renderer = new ChildPictureRenderer(new AppLogger({ logLevel: 'silent', processName: 'test' }));
afterAll(() => renderer.onApplicationShutdown());

it('draws in another process what is drawn in this one', async () => {
  expect((await renderer.draw(SPEC)).equals(await draw(SPEC))).toBe(true);
});

it('makes several shapes of a picture at once', async () => {
  const original = await renderer.draw(SPEC);
  const widths = [100, 200, 300, 400, 500, 600];
  const made = await Promise.all(
    widths.map((width) => renderer.resize(original, { width, height: width, format: 'webp' })),
  );
  const sizes = await Promise.all(made.map((bytes) => sharp(bytes).metadata()));
  expect(sizes.map(({ width, format }) => [width, format])).toEqual(widths.map((width) => [width, 'webp']));
});

it('says why a picture cannot be made', async () => {
  const shape = { width: 10, height: 10, format: 'jpg' } as const;
  await expect(renderer.resize(Buffer.from('no picture'), shape)).rejects.toThrow('unsupported image format');
});
