import { type ArtworkSpec, artworkSize } from '../artwork-spec.ts';
import { type Canvas, createCanvas, finish, type Stop } from '../canvas.ts';
import { chooseComposition } from '../choose-composition.ts';
import { choosePalette } from '../colours/choose-palette.ts';
import { mix } from '../colours/colour.ts';
import type { Palette } from '../colours/palettes.ts';
import { rect } from '../shapes.ts';
import { svgDocument } from '../svg-document.ts';

/** The darkest ink of the site: what a page lays over the picture has this tone as well. */
const INK = '#0c0b10';
/** How much of the whole picture is night: no pixel stays so bright that the page's scrim could not carry words over it. */
const DUSK = 0.32;

/** A printed sheet would glare behind white words, so its ground is drawn as it looks after sunset. */
function atNight(palette: Palette): Palette {
  if (!palette.paper) return palette;
  const { top, mid, low, deep } = palette;
  return { ...palette, top: mix(top, deep, 0.8), mid: mix(mid, deep, 0.66), low: mix(low, deep, 0.78), paper: false };
}

/** Falls over the part where words will stand: the right and the foot of the wide picture, the foot of the tall one. */
function veil(canvas: Canvas, tall: boolean): string {
  const { width, height, palette } = canvas;
  const night = mix(palette.deep, INK, 0.55);
  const down = (stops: Stop[]) => rect(0, 0, width, height, canvas.linear(0, 0, 0, height, stops));
  const across = (stops: Stop[]) => rect(0, 0, width, height, canvas.linear(0, 0, width, 0, stops));
  const dusk = rect(0, 0, width, height, night, DUSK);
  if (tall) {
    return (
      dusk +
      down([
        [0.24, night, 0],
        [0.36, night, 0.14],
        [0.62, night, 0.55],
        [1, night, 0.86],
      ])
    );
  }
  return (
    dusk +
    across([
      [0.3, night, 0],
      [0.56, night, 0.5],
      [1, night, 0.78],
    ]) +
    down([
      [0.36, night, 0],
      [0.6, night, 0.24],
      [1, night, 0.6],
    ])
  );
}

/**
 * The poster's own composition and palette, without a word. Wide, the strong shape stands well left, because a Persian title
 * stands at the right; readers of English get the mirror image. Tall, it stands above, and the title below.
 */
export function drawBackdrop(spec: ArtworkSpec): string {
  const tall = spec.kind === 'backdrop-tall';
  const [width, height] = artworkSize[spec.kind];
  const focus = tall ? { x: width / 2, y: height * 0.3, r: 280 } : { x: width * 0.22, y: height * 0.44, r: 280 };
  const canvas = createCanvas({
    width,
    height,
    palette: atNight(choosePalette(spec)),
    seed: `poster:${spec.seed}`,
    prefix: 'b',
    focus,
    titleAt: 'none',
  });
  const drawing = chooseComposition(spec).draw(canvas);
  const body = drawing + finish(canvas, 'b') + veil(canvas, tall);
  return svgDocument(spec.kind, canvas.definitions(), body);
}
