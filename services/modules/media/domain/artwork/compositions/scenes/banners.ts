import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { disc, fill, n, rect, ridge } from '../../shapes.ts';
import type { Composition } from '../composition.ts';

function spear(x: number, foot: number, head: number, lean: number, paint: string): string {
  const tip = x + lean;
  return fill(
    `M${n(x - 2.5)} ${n(foot)}L${n(tip - 2)} ${n(head)}h4L${n(x + 2.5)} ${n(foot)}ZM${n(tip - 7)} ${n(head)}L${n(tip)} ${n(head - 34)}L${n(tip + 7)} ${n(head)}L${n(tip)} ${n(head + 7)}Z`,
    paint,
  );
}

/** A pennant from the spear's head, torn into two tongues by the wind. */
function pennant(x: number, y: number, s: number, way: number, paint: string): string {
  const at = (dx: number, dy: number): string => `${n(x + dx * s * way)} ${n(y + dy * s)}`;
  return fill(
    `M${at(0, 0)}C${at(0.5, -0.14)} ${at(0.8, 0.2)} ${at(1.5, 0)}C${at(1.35, 0.14)} ${at(1.15, 0.2)} ${at(0.98, 0.26)}C${at(1.15, 0.32)} ${at(1.3, 0.36)} ${at(1.42, 0.52)}C${at(0.9, 0.62)} ${at(0.5, 0.32)} ${at(0, 0.5)}Z`,
    paint,
  );
}

function host(canvas: Canvas, ground: number, tone: string, count: number, tall: number, way: number): string {
  const { width, random, palette } = canvas;
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = (width / count) * (i + 0.5) + random.between(-14, 14);
    const head = ground - tall * random.between(0.6, 1.1);
    const lean = way * random.between(4, 34);
    if (random.chance(0.3))
      out += pennant(
        x + lean,
        head + 14,
        tall * 0.34,
        way,
        random.pick([palette.focus, palette.accent, mix(palette.focus, palette.deep, 0.3)]),
      );
    out += spear(x, ground + 40, head, lean, tone);
    out +=
      disc(x + 10, ground - tall * 0.08, 13, tone) +
      fill(`M${n(x - 3)} ${n(ground - tall * 0.08)}l13 -30l13 30Z`, tone) +
      rect(x - 12, ground - tall * 0.06, 44, 60, tone);
  }
  return out;
}

/** An army is its spears: rank behind rank against a sun gone low. */
export const banners: Composition = {
  name: 'banners',
  titleAt: 'bottom',
  foot: 'deep',
  draw(canvas) {
    const { palette, focus, random, width, height } = canvas;
    const sun = focus.r * random.between(0.6, 0.88);
    const face = canvas.linear(0, focus.y - sun, 0, focus.y + sun, [
      [0, palette.light],
      [0.5, palette.accent],
      [1, palette.focus],
    ]);
    const base = focus.y + focus.r * 1.02;
    const way = random.pick([1, -1]);
    const hills = ridge(
      -20,
      width + 20,
      Array.from({ length: 6 }, () => base - focus.r * random.between(0.3, 0.6)),
    );
    const scale = width / 600;
    const back = mix(palette.second, palette.deep, 0.5);
    return (
      ground(canvas) +
      glow(canvas, focus.x, focus.y, sun * 2.6, palette.accent, 0.6) +
      disc(focus.x, focus.y - focus.r * 0.12, sun, face) +
      fill(`${hills}L${width + 20} ${height}L-20 ${height}Z`, mix(palette.second, palette.mid, 0.4)) +
      host(canvas, base - 40, back, Math.round(random.whole(11, 15) * scale), focus.r * 1.0, way) +
      rect(0, base - 20, width, height, back) +
      host(canvas, base + 30, palette.deep, Math.round(random.whole(7, 10) * scale), focus.r * 1.35, way) +
      rect(0, base + 60, width, height, palette.deep)
    );
  },
};
