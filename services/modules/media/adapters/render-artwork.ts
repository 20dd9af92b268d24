import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { ArtworkSpec } from '../domain/artwork/artwork-spec.ts';
import { drawArtwork } from '../domain/artwork/draw-artwork.ts';

const fontFolder = join(dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts', 'ttf');
const fontFiles = ['Vazirmatn-Black.ttf', 'Vazirmatn-Medium.ttf'].map((file) => join(fontFolder, file));

export interface Picture {
  /** Red, green, blue and alpha, a byte each, row by row. */
  pixels: Buffer;
  width: number;
  height: number;
}

/**
 * The drawing in its kind's size. Uses the packaged fonts alone, so every machine gives the same picture. As bare pixels:
 * the library would make a PNG of them on the main thread, which holds up every request for as long as the drawing took.
 */
export const renderArtwork = (spec: ArtworkSpec): Promise<Picture> => renderSvg(drawArtwork(spec));

/** @param width pixels; the drawing's own when not given. */
export async function renderSvg(svg: string, width?: number): Promise<Picture> {
  const {
    pixels,
    width: across,
    height,
  } = await renderAsync(svg, {
    // Reading the fonts takes as long as a small drawing.
    font: { loadSystemFonts: false, fontFiles: svg.includes('<text') ? fontFiles : [], defaultFontFamily: 'Vazirmatn' },
    ...(width && { fitTo: { mode: 'width', value: width } }),
  });
  return { pixels, width: across, height };
}
