import { type ArtworkSpec, artworkSize } from '../artwork-spec.ts';
import { brandMark } from '../brand-mark.ts';
import { createCanvas, finish, glow, ground } from '../canvas.ts';
import { chooseThree } from '../choose-composition.ts';
import { choosePalette } from '../colours/choose-palette.ts';
import { mix, readableOn } from '../colours/colour.ts';
import { titleBlock } from '../lettering/title-block.ts';
import { arch, fill, khatamInner, star, stroke } from '../shapes.ts';
import { svgDocument } from '../svg-document.ts';

const panel = { width: 190, height: 470, gap: 22, left: 56, base: 600 };

function lattice(width: number, height: number): string {
  let path = '';
  for (let y = 0; y < height + 90; y += 90)
    for (let x = 0; x < width + 90; x += 90) path += star(x, y, 45, 8, khatamInner);
  return path;
}

/** Three doorways side by side, a different scene in each: several films kept together. */
export function drawCollection(spec: ArtworkSpec): string {
  const [width, height] = artworkSize.collection;
  const palette = choosePalette(spec);
  const canvas = createCanvas({
    width,
    height,
    palette,
    seed: `collection:${spec.seed}`,
    prefix: 'c',
    focus: { x: 360, y: 360, r: 240 },
    titleAt: 'none',
  });
  let definitions = '';
  let panels = '';
  chooseThree(spec).forEach((composition, i) => {
    const x = panel.left + i * (panel.width + panel.gap);
    const lift = i === 1 ? 34 : 0;
    const tall = panel.height + lift;
    const shape = arch(x + panel.width / 2, panel.base, panel.width / 2, tall, panel.width * 0.5);
    const scene = createCanvas({
      width: 500,
      height: 900,
      palette,
      seed: `${i}:${spec.seed}`,
      prefix: `c${i}x`,
      focus: { x: 250, y: 440, r: 205 },
      titleAt: 'none',
    });
    const body = composition.draw(scene);
    const frame = arch(x + panel.width / 2, panel.base + 9, panel.width / 2 + 9, tall + 18, panel.width * 0.52);
    const scale = Math.max(panel.width / 500, tall / 900);
    panels +=
      fill(frame, mix(palette.deep, palette.second, 0.15)) +
      `<g clip-path="${canvas.clip(shape)}"><g transform="translate(${x - (500 * scale - panel.width) / 2} ${panel.base - tall}) scale(${scale.toFixed(4)})">${body}</g></g>` +
      stroke(shape, palette.accent, 2, 0.7);
    definitions += scene.definitions();
  });
  const behind = palette.paper ? palette.top : mix(palette.top, palette.deep, 0.4);
  const box = { left: 720, right: width - 60, edge: height * 0.5, grows: 'middle', height: 380, largest: 112 } as const;
  const title = titleBlock(spec, box, palette, behind);
  const wall = canvas.linear(690, 0, width, 0, [
    [0, behind, 0],
    [0.3, behind, 0.85],
    [1, behind, 0.95],
  ]);
  const body =
    ground(canvas) +
    stroke(lattice(width, height), palette.accent, 1.2, 0.16) +
    glow(canvas, 370, 360, 460, palette.focus, 0.3) +
    panels +
    finish(canvas, 'c') +
    fill(`M690 0H${width}V${height}H690Z`, wall) +
    title.svg +
    `<g transform="translate(0 22)">${brandMark(width, readableOn(behind, [palette.light, palette.deep]))}</g>`;
  return svgDocument('collection', canvas.definitions() + definitions, body);
}
