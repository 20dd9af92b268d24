import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { routePatterns } from '../e2e/support/site-routes.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../frontend/public');
const manifest = JSON.parse(readFileSync(path.join(PUBLIC, 'manifest.webmanifest'), 'utf8'));
const pictures: { src: string; sizes: string }[] = [...manifest.icons, ...manifest.screenshots];

describe('what the site is installed by', () => {
  it.each(pictures.filter(({ sizes }) => sizes !== 'any'))('has $src, of $sizes', async ({ src, sizes }) => {
    const { width, height } = await sharp(path.join(PUBLIC, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  });

  it('has an icon that fills whatever shape a phone cuts', () => {
    expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }));
  });

  it('has shortcuts to pages of the site', () => {
    expect(routePatterns()).toEqual(expect.arrayContaining(manifest.shortcuts.map(({ url }: { url: string }) => url)));
  });
});
