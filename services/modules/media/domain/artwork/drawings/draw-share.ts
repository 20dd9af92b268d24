import { type ArtworkSpec, artworkSize } from '../artwork-spec.ts';
import { brandMark } from '../brand-mark.ts';
import { createCanvas, finish } from '../canvas.ts';
import { chooseComposition } from '../choose-composition.ts';
import { choosePalette } from '../colours/choose-palette.ts';
import { luminanceOf, mix, readableOn } from '../colours/colour.ts';
import { titleBlock } from '../lettering/title-block.ts';
import { rect } from '../shapes.ts';
import { svgDocument } from '../svg-document.ts';

/** The picture a shared link shows: the drawing on the left, title and brand on the calm right. */
export function drawShare(spec: ArtworkSpec): string {
  const [width, height] = artworkSize.share;
  const palette = choosePalette(spec);
  const composition = chooseComposition(spec);
  const focus = { x: 315, y: height * 0.47, r: 205 };
  const canvas = createCanvas({
    width,
    height,
    palette,
    seed: `poster:${spec.seed}`,
    prefix: 's',
    focus,
    titleAt: 'none',
  });
  const drawing = composition.draw(canvas);
  const behind = palette.paper
    ? mix(palette.top, palette.light, 0.3)
    : mix(palette.deep, palette.top, luminanceOf(palette.top) < 0.06 ? 0.5 : 0.2);
  const veil = canvas.linear(380, 0, 720, 0, [
    [0, behind, 0],
    [0.55, behind, 0.82],
    [1, behind, 0.97],
  ]);
  const ink = readableOn(behind, [palette.light, palette.deep]);
  const box = {
    left: 660,
    right: width - 64,
    edge: height * 0.53,
    grows: 'middle',
    height: 360,
    largest: 124,
  } as const;
  const title = titleBlock(spec, box, palette, behind);
  const body =
    drawing + finish(canvas, 's') + rect(380, 0, width - 380, height, veil) + title.svg + brandMark(width, ink);
  return svgDocument('share', canvas.definitions(), body);
}
