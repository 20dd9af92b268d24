import { type ArtworkSpec, artworkSize } from './artwork-spec.ts';
import { createCanvas, finish } from './canvas.ts';
import { chooseComposition } from './choose-composition.ts';
import { choosePalette } from './choose-palette.ts';
import { svgDocument } from './svg-document.ts';

/**
 * The poster's own composition and palette, wide and without a word. The strong shape stands left of the middle,
 * because a Persian title stands at the right; for English the page may mirror the picture.
 */
export function drawBackdrop(spec: ArtworkSpec): string {
  const [width, height] = artworkSize.backdrop;
  const palette = choosePalette(spec);
  const focus = { x: width * 0.37, y: height * 0.47, r: 300 };
  const canvas = createCanvas({
    width,
    height,
    palette,
    seed: `poster:${spec.seed}`,
    prefix: 'b',
    focus,
    titleAt: 'none',
  });
  const drawing = chooseComposition(spec).draw(canvas);
  const body = drawing + finish(canvas, 'b');
  return svgDocument('backdrop', canvas.definitions(), body);
}
