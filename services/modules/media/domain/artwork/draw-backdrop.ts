import { type ArtworkSpec, artworkSize } from './artwork-spec.js';
import { chooseComposition } from './choose-composition.js';
import { choosePalette } from './choose-palette.js';
import { sheet } from './sheet.js';
import { finish, openStage } from './stage.js';

/**
 * The poster's own composition and palette, wide and without a word. The strong shape stands left of the middle,
 * because a Persian title stands at the right; for English the page may mirror the picture.
 */
export function drawBackdrop(spec: ArtworkSpec): string {
  const [width, height] = artworkSize.backdrop;
  const palette = choosePalette(spec);
  const focus = { x: width * 0.37, y: height * 0.47, r: 300 };
  const stage = openStage({ width, height, palette, seed: `poster:${spec.seed}`, prefix: 'b', focus, titleAt: 'none' });
  const drawing = chooseComposition(spec).draw(stage);
  const body = drawing + finish(stage, 'b');
  return sheet('backdrop', stage.definitions(), body);
}
