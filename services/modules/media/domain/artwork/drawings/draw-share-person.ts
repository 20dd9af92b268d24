import { type ArtworkSpec, artworkSize } from '../artwork-spec.ts';
import { brandMark } from '../brand-mark.ts';
import { createCanvas, finish } from '../canvas.ts';
import { choosePalette } from '../colours/choose-palette.ts';
import { luminanceOf, mix, readableOn } from '../colours/colour.ts';
import { titleBlock } from '../lettering/title-block.ts';
import { rect } from '../shapes.ts';
import { svgDocument } from '../svg-document.ts';
import { portraitParts } from './draw-portrait.ts';

/** What a shared link to a person shows: the portrait on the left, name and brand on the calm right. */
export function drawSharePerson(spec: ArtworkSpec): string {
  const [width, height] = artworkSize['share-person'];
  const [side] = artworkSize.portrait;
  const palette = choosePalette(spec);
  const portrait = portraitParts(spec);
  const canvas = createCanvas({
    width,
    height,
    palette,
    seed: `portrait:${spec.seed}`,
    prefix: 's',
    focus: { x: height / 2, y: height / 2, r: 205 },
    titleAt: 'none',
  });
  const behind = palette.paper
    ? mix(palette.top, palette.light, 0.3)
    : mix(palette.deep, palette.top, luminanceOf(palette.top) < 0.06 ? 0.5 : 0.2);
  const veil = canvas.linear(height - 150, 0, height, 0, [
    [0, behind, 0],
    [1, behind, 1],
  ]);
  const box = {
    left: 690,
    right: width - 64,
    edge: height * 0.53,
    grows: 'middle',
    height: 340,
    largest: 112,
  } as const;
  const title = titleBlock(spec, box, palette, behind);
  const body =
    rect(0, 0, width, height, behind) +
    finish(canvas, 's') +
    `<g transform="scale(${(height / side).toFixed(4)})">${portrait.body}</g>` +
    rect(height - 150, 0, 151, height, veil) +
    title.svg +
    brandMark(width, readableOn(behind, [palette.light, palette.deep]));
  return svgDocument('share-person', canvas.definitions() + portrait.definitions, body);
}
