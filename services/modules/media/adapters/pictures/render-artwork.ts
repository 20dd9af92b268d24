import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { ArtworkSpec } from '../../domain/artwork/artwork-spec.ts';
import { drawArtwork } from '../../domain/artwork/drawings/draw-artwork.ts';

const require = createRequire(import.meta.url);
const fileOf = (packageName: string, file: string) =>
  join(dirname(require.resolve(`${packageName}/package.json`)), file);

/** All of them under the SIL Open Font License. */
const fontFiles = [
  fileOf('vazirmatn', 'fonts/ttf/Vazirmatn-Black.ttf'),
  fileOf('vazirmatn', 'fonts/ttf/Vazirmatn-Medium.ttf'),
  fileOf('@expo-google-fonts/lalezar', 'Lalezar_400Regular.ttf'),
  fileOf('@expo-google-fonts/rakkas', '400Regular/Rakkas_400Regular.ttf'),
];

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
