import { type Canvas, glow } from '../../../domain/artwork/canvas.ts';
import { mix } from '../../../domain/artwork/colours/colour.ts';
import { cypress, disc, fill, n, rect, ridge, stroke } from '../../../domain/artwork/shapes.ts';
import { ease, wrap } from '../motion.ts';
import { paletteNamed } from '../palette-named.ts';
import { HEIGHT, type Scene, SECONDS, WIDTH } from '../scene.ts';

const HORIZON = 600;
const AWAY = WIDTH / 2;

/** Where a thing on the ground stands: 0 at the horizon, 1 at the lower edge. */
const down = (near: number) => HORIZON + (HEIGHT + 40 - HORIZON) * near ** 2.2;
const wide = (near: number) => 6 + 760 * near ** 2.2;

function sky(canvas: Canvas, share: number): string {
  const { palette } = canvas;
  const day = (dark: string, bright: string) => mix(dark, bright, share);
  const paint = canvas.linear(0, 0, 0, HORIZON, [
    [0, day(mix(palette.top, palette.deep, 0.5), palette.top)],
    [0.65, day(mix(palette.mid, palette.top, 0.6), palette.mid)],
    [1, day(mix(palette.low, palette.mid, 0.7), palette.low)],
  ]);
  return rect(0, 0, WIDTH, HEIGHT, paint);
}

function stars({ palette }: Canvas, share: number): string {
  let out = '';
  for (let i = 0; i < 46; i++) {
    const gone = Math.min(1, share * 2 + (i % 7) / 14);
    if (gone < 1)
      out += disc((i * 521.7) % WIDTH, 30 + ((i * 197.3) % 380), 1.6 + (i % 3), palette.light, 0.9 * (1 - gone));
  }
  return out;
}

function mountains({ palette }: Canvas, at: number): string {
  const far = Array.from({ length: 15 }, (_, i) => HORIZON - 40 - ((i * 67) % 110));
  const near = Array.from({ length: 19 }, (_, i) => HORIZON - 10 - ((i * 41) % 64));
  const line = (heights: number[], shift: number) =>
    `${ridge(-260 + shift, WIDTH + 260 + shift, heights)}V${HORIZON + 6}H${n(-260 + shift)}Z`;
  return (
    fill(line(far, -at * 1.2), mix(palette.second, palette.mid, 0.45)) +
    fill(line(near, -at * 2.4), mix(palette.second, palette.deep, 0.45))
  );
}

function road({ palette }: Canvas, at: number): string {
  const edge = (near: number, sign: number) => `${n(AWAY + sign * wide(near))} ${n(down(near))}`;
  let dashes = '';
  for (let i = 0; i < 8; i++) {
    const near = wrap(i / 8 + at * 0.11, 1);
    const end = Math.min(1.05, near + 0.05);
    const [w1, w2] = [wide(near) * 0.022, wide(end) * 0.022];
    dashes += `M${n(AWAY - w1)} ${n(down(near))}H${n(AWAY + w1)}L${n(AWAY + w2)} ${n(down(end))}H${n(AWAY - w2)}Z`;
  }
  return (
    fill(`M${edge(0, -1)}L${edge(0, 1)}L${edge(1, 1)}L${edge(1, -1)}Z`, mix(palette.deep, palette.second, 0.14)) +
    fill(dashes, palette.accent)
  );
}

/** Poles with their wire at the right, and cypresses at the left, growing as they come by. */
function roadside({ palette }: Canvas, at: number): string {
  const passing = Array.from({ length: 7 }, (_, i) => wrap(i / 7 + at * 0.055, 1)).sort((a, b) => a - b);
  let out = '';
  const tops: string[] = [];
  for (const near of passing) {
    const scale = near ** 2.2;
    const [y, tall] = [down(near), 12 + 620 * scale];
    const right = AWAY + wide(near) * 1.5;
    const left = AWAY - wide(near) * 1.7;
    const thick = 1 + 16 * scale;
    const tone = mix(palette.second, palette.deep, 0.35 + near * 0.6);
    out +=
      rect(right, y - tall, thick, tall, tone) +
      rect(right - tall * 0.12, y - tall * 0.94, tall * 0.24, thick * 0.7, tone);
    tops.push(`${n(right + thick / 2)} ${n(y - tall * 0.94)}`);
    out += fill(cypress(left, y, tall * 0.1, tall * 0.8), tone);
  }
  return stroke(`M${tops.join('L')}`, palette.deep, 2, 0.5) + out;
}

export const desertRoad: Scene = {
  name: 'desert-road',
  title: { fa: 'جادهٔ کویر', en: 'Desert Road' },
  heights: [480, 1080, 2160],
  palette: paletteNamed('kavir'),
  draw(canvas, at) {
    const { palette } = canvas;
    const share = ease(Math.floor(at), 0, SECONDS);
    const sun = HORIZON + 170 - 330 * share;
    const face = canvas.linear(0, sun - 190, 0, sun + 190, [
      [0, palette.light],
      [0.5, palette.focus],
      [1, palette.accent],
    ]);
    const sand = canvas.linear(0, HORIZON, 0, HEIGHT, [
      [0, mix(palette.accent, palette.second, 0.7 - share * 0.4)],
      [1, mix(palette.second, palette.deep, 0.72 - share * 0.2)],
    ]);
    return (
      sky(canvas, share) +
      stars(canvas, share) +
      glow(canvas, AWAY, sun, 820, palette.accent, 0.2 + share * 0.4) +
      disc(AWAY, sun, 190, face) +
      mountains(canvas, at) +
      rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, sand) +
      road(canvas, at) +
      roadside(canvas, at)
    );
  },
  score: {
    chords: ['E2 B2 E3 G3', 'C3 G3 C4 E4', 'D3 A3 D4 F4', 'A2 E3 A3 C4'],
    plucked: ['E4', 'G4', 'B4', 'A4', 'G4', 'D4'],
    noise: 0.16,
  },
  told: [
    { fa: 'پیش از سپیده، جاده‌ای در کویر.', en: 'Before dawn, a road through the desert.' },
    { fa: 'ستاره‌ها یکی‌یکی خاموش می‌شوند.', en: 'One by one the stars go out.' },
    { fa: 'تیرهای کنار جاده می‌آیند و می‌گذرند.', en: 'Poles at the roadside come, and pass.' },
    { fa: 'خورشید از پشت کوه‌ها سر می‌زند.', en: 'The sun looks over the mountains.' },
    { fa: 'سروها در سمت چپ صف کشیده‌اند.', en: 'Cypresses stand in line on the left.' },
    { fa: 'شن‌ها رنگ می‌گیرند.', en: 'Colour comes into the sand.' },
    { fa: 'کوه‌ها آرام به عقب می‌لغزند.', en: 'The mountains slide slowly past.' },
    { fa: 'روز شده است؛ راه ادامه دارد.', en: 'It is day; the road goes on.' },
  ],
};
