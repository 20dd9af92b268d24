import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { disc, fill, n, rect } from '../../shapes.ts';
import type { Composition } from '../composition.ts';

function dome(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}C${n(x - r * 1.25)} ${n(y - r * 0.7)} ${n(x - r * 0.45)} ${n(y - r * 1.15)} ${n(x)} ${n(y - r * 1.6)}C${n(x + r * 0.45)} ${n(y - r * 1.15)} ${n(x + r * 1.25)} ${n(y - r * 0.7)} ${n(x + r)} ${n(y)}ZM${n(x - 1.5)} ${n(y - r * 1.5)}h3v${n(-r * 0.4)}h-3Z`;
}

/** A windcatcher: the tower with slits that Yazd cools its rooms with. */
function windcatcher(x: number, y: number, s: number, slit: string, body: string): string {
  let out = rect(x - s * 0.5, y - s * 2.2, s, s * 2.2, body) + rect(x - s * 0.6, y - s * 2.3, s * 1.2, s * 0.16, body);
  for (let i = 0; i < 4; i++) out += rect(x - s * 0.38 + i * s * 0.21, y - s * 2, s * 0.1, s * 0.9, slit, 0.55);
  return out;
}

function minaret(x: number, y: number, s: number): string {
  return `M${n(x - s * 0.22)} ${n(y)}L${n(x - s * 0.16)} ${n(y - s * 3)}h${n(-s * 0.1)}v${n(-s * 0.18)}h${n(s * 0.1)}v${n(-s * 0.4)}q${n(s * 0.16)} ${n(-s * 0.5)} ${n(s * 0.32)} 0v${n(s * 0.4)}h${n(s * 0.1)}v${n(s * 0.18)}h${n(-s * 0.1)}L${n(x + s * 0.22)} ${n(y)}Z`;
}

function windows(canvas: Canvas, x: number, y: number, width: number, height: number, lit: number): string {
  let out = '';
  for (let wy = y + 18; wy < y + Math.min(height, 130); wy += 32) {
    for (let wx = x + 12; wx < x + width - 14; wx += 24) {
      if (canvas.random.chance(lit))
        out += `<path d="M${n(wx)} ${n(wy + 14)}v-9q4.5 -7 9 0v9Z" fill="${canvas.random.pick([canvas.palette.accent, canvas.palette.accent, canvas.palette.focus, canvas.palette.light])}"/>`;
    }
  }
  return out;
}

function row(canvas: Canvas, y: number, s: number, tone: string, slit: string, lit: number): string {
  const { random, width, height } = canvas;
  let out = '';
  let x = -random.between(0, 50);
  while (x < width) {
    const wide = s * random.between(1.1, 2.3);
    const top = y - random.between(0, s * 1.1);
    const roof = random.next();
    if (roof < 0.26) out += fill(dome(x + wide / 2, top + 1, wide * 0.42), tone);
    else if (roof < 0.44) out += windcatcher(x + wide / 2, top + 2, s * 0.5, slit, tone);
    else if (roof < 0.53) out += fill(minaret(x + wide / 2, top + 2, s * 0.75), tone);
    out += rect(x, top, wide + 1, height - top, tone) + windows(canvas, x, top, wide, height - top, lit);
    x += wide;
  }
  return out;
}

export const nightRoofs: Composition = {
  name: 'night-roofs',
  titleAt: 'bottom',
  foot: 'deep',
  draw(canvas) {
    const { palette, focus, random, width } = canvas;
    const moon = focus.r * random.between(0.42, 0.78);
    const moonX = focus.x + focus.r * random.between(-0.45, 0.45);
    const moonY = focus.y - focus.r * random.between(0.2, 0.5);
    const crescent = random.chance(0.4);
    let stars = '';
    for (let i = 0; i < width / 14; i++)
      stars += disc(
        random.between(0, width),
        random.between(0, focus.y + focus.r * 0.3),
        random.between(0.7, 2.1),
        palette.light,
        random.between(0.25, 0.8),
      );
    const face = canvas.linear(0, moonY - moon, 0, moonY + moon, [
      [0, palette.light],
      [1, palette.focus],
    ]);
    const tones = [0.45, 0.68, 1].map((share) => mix(mix(palette.second, palette.mid, 0.5), palette.deep, share));
    const first = focus.y + focus.r * 0.62;
    return (
      ground(canvas) +
      stars +
      glow(canvas, moonX, moonY, moon * 3, palette.focus, 0.55) +
      disc(moonX, moonY, moon, face) +
      (crescent
        ? disc(moonX + moon * 0.38, moonY - moon * 0.14, moon * 0.86, mix(palette.top, palette.mid, 0.45))
        : '') +
      row(canvas, first, focus.r * 0.34, tones[0] as string, palette.deep, 0.16) +
      row(canvas, first + focus.r * 0.36, focus.r * 0.42, tones[1] as string, palette.deep, 0.22) +
      row(canvas, first + focus.r * 0.82, focus.r * 0.5, tones[2] as string, palette.second, 0.24)
    );
  },
};
