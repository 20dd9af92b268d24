import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { disc, fill, n, pathThrough, polar, stroke } from '../../shapes.ts';
import type { Composition } from '../composition.ts';
import { hattedFigure, standingFigure } from '../figure.ts';

/** Rays of unequal width break out of the disc, some of them splintered across. */
function rays(canvas: Canvas, x: number, y: number): string {
  const { palette, random, width, height } = canvas;
  const reach = Math.hypot(width, height);
  const tones = [palette.second, palette.focus, palette.mid, palette.deep, palette.accent];
  let out = '';
  let angle = 0;
  let last = -1;
  while (angle < Math.PI * 2 - 0.05) {
    const span = Math.min(random.between(0.1, 0.34), Math.PI * 2 - angle);
    let tone = random.whole(0, 3);
    if (tone === last) tone = (tone + 1) % 4;
    last = tone;
    const colour = mix(tones[random.chance(0.09) ? 4 : tone] as string, palette.deep, random.between(0, 0.3));
    const edge = [polar(x, y, reach, angle), polar(x, y, reach, angle + span)];
    out += fill(pathThrough([{ x, y }, ...edge]), colour, 0.92);
    if (random.chance(0.4)) {
      const near = random.between(0.2, 0.5) * reach * 0.7;
      const chip = [
        polar(x, y, near, angle),
        polar(x, y, near * 1.25, angle + span),
        polar(x, y, near * 1.7, angle + span * 0.6),
      ];
      out += fill(pathThrough(chip), random.pick([palette.light, palette.accent, palette.deep]), 0.8);
    }
    angle += span;
  }
  return out;
}

export const shards: Composition = {
  name: 'shards',
  titleAt: 'bottom',
  foot: 'deep',
  draw(canvas) {
    const { palette, focus, random, width, height } = canvas;
    const x = focus.x + focus.r * random.between(-0.25, 0.25);
    const y = focus.y + focus.r * random.between(-0.05, 0.2);
    const r = focus.r * random.between(0.5, 0.64);
    const face = canvas.linear(0, y - r, 0, y + r, [
      [0, palette.light],
      [1, mix(palette.light, palette.accent, 0.55)],
    ]);
    const person = random.chance(0.5) ? hattedFigure : standingFigure;
    return (
      ground(canvas) +
      rays(canvas, x, y) +
      glow(canvas, x, y, r * 2.6, palette.accent, 0.7) +
      disc(x, y, r, face) +
      stroke(`M${x - r * 1.14} ${y}a${r * 1.14} ${r * 1.14} 0 0 1 ${r * 2.28} 0`, palette.light, 2, 0.7) +
      fill(
        `M0 ${n(y + r * 1.5)}Q${n(x)} ${n(y + r * 1.22)} ${n(width)} ${n(y + r * 1.5)}L${n(width)} ${height}L0 ${height}Z`,
        palette.deep,
      ) +
      person(x, y + r * 1.42, r * 1.95, palette.deep)
    );
  },
};
