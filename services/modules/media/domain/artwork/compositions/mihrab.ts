import { mix } from '../colour.js';
import { arch, disc, fill, rect, stroke } from '../shapes.js';
import { glow, ground, type Stage } from '../stage.js';
import type { Composition } from './composition.js';
import { standingFigure } from './figure.js';

function stars(stage: Stage, halfWidth: number, top: number, bottom: number): string {
  let out = '';
  for (let i = 0; i < 26; i++) {
    const x = stage.focus.x + stage.random.between(-halfWidth, halfWidth);
    out += disc(x, stage.random.between(top, bottom), stage.random.between(0.8, 2.2), stage.palette.light, 0.8);
  }
  return out;
}

/** Doorways within doorways, and at the end of them the night with its moon. */
export const mihrab: Composition = {
  name: 'mihrab',
  titleAt: 'bottom',
  foot: 'deep',
  draw(stage) {
    const { palette, focus, random, width, height } = stage;
    const base = focus.y + focus.r * 1.28;
    const count = random.whole(4, 6);
    const widest = focus.r * 1.32;
    let doors = '';
    let half = widest;
    for (let i = 0; i < count; i++) {
      const share = i / (count - 1);
      half = widest * (1 - share * 0.52);
      const tall = focus.r * (2.75 - share * 0.95);
      const tone =
        i % 2
          ? mix(palette.second, palette.deep, 0.25 * (1 - share))
          : mix(palette.deep, palette.focus, 0.25 + share * 0.7);
      doors += fill(arch(focus.x, base, half, tall, half * 0.95), tone);
      doors += stroke(arch(focus.x, base, half - 5, tall - 8, half * 0.93), palette.accent, 1.3, 0.35);
    }
    const inner = half * 0.8;
    const tall = focus.r * 1.62;
    const night = stage.linear(0, base - tall, 0, base, [
      [0, palette.deep],
      [0.6, mix(palette.mid, palette.top, 0.4)],
      [1, palette.accent],
    ]);
    const opening = arch(focus.x, base, inner, tall, inner * 0.95);
    const moonX = focus.x + inner * random.between(-0.3, 0.3);
    const moonY = base - tall * 0.58;
    const moon = inner * random.between(0.26, 0.38);
    const clip = stage.clip(opening);
    const spill = stage.linear(0, base, 0, base + focus.r * 1.1, [
      [0, palette.accent, 0.55],
      [1, palette.accent, 0],
    ]);
    const spread = `M${focus.x - inner} ${base}L${focus.x + inner} ${base}L${focus.x + widest * 1.25} ${height}L${focus.x - widest * 1.25} ${height}Z`;
    return (
      ground(stage) +
      glow(stage, focus.x, focus.y, focus.r * 2.4, palette.focus, 0.35) +
      rect(0, base, width, height - base, palette.deep) +
      doors +
      `<g clip-path="${clip}">${fill(opening, night)}${stars(stage, inner, base - tall, base - tall * 0.3)}` +
      glow(stage, moonX, moonY, moon * 3, palette.light, 0.5) +
      `${disc(moonX, moonY, moon, palette.light)}${disc(moonX + moon * 0.42, moonY - moon * 0.12, moon * 0.86, mix(palette.deep, palette.top, 0.45))}</g>` +
      fill(spread, spill) +
      standingFigure(focus.x + inner * random.pick([-0.32, 0, 0.3]), base + 6, focus.r * 0.36, palette.deep)
    );
  },
};
