import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { ArtworkSpec } from './artwork-spec.js';
import { drawArtwork } from './draw-artwork.js';

const fontFolder = join(dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts', 'ttf');
const fontFiles = ['Vazirmatn-Black.ttf', 'Vazirmatn-Medium.ttf'].map((file) => join(fontFolder, file));

/** PNG of the drawing in its kind's size. Uses the packaged fonts alone, so every machine gives the same picture. */
export async function renderArtwork(spec: ArtworkSpec): Promise<Buffer> {
  const image = await renderAsync(drawArtwork(spec), {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Vazirmatn' },
  });
  return image.asPng();
}
