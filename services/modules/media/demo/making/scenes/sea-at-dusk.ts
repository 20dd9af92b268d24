import { type Canvas, glow } from '../../../domain/artwork/canvas.ts';
import { mix } from '../../../domain/artwork/colours/colour.ts';
import { disc, fill, n, rect, stroke } from '../../../domain/artwork/shapes.ts';
import { swing, wrap } from '../motion.ts';
import { paletteNamed } from '../palette-named.ts';
import { HEIGHT, type Scene, SECONDS, WIDTH } from '../scene.ts';

const HORIZON = 560;
const SCALE = 96;
const ROWS = 11;

/** Rows of scales as old pictures have the sea, the nearer the wider they sway. */
function sea({ palette }: Canvas, at: number, rows: readonly number[]): string {
  let out = '';
  for (const row of rows) {
    const share = row / ROWS;
    const y = HORIZON + row * SCALE * 0.52 + 5 * swing(at, 7, row * 0.17);
    const sway = (14 + 26 * share) * swing(at, 11, row * 0.31) + (row % 2) * SCALE;
    const tone = mix(mix(palette.second, palette.focus, row % 2 ? 0.16 : 0.04), palette.deep, 0.1 + share * 0.75);
    let scales = '';
    let rings = '';
    for (let x = sway - SCALE * 2; x < WIDTH + SCALE * 2; x += SCALE * 2) {
      scales += `M${n(x - SCALE * 1.02)} ${n(y + SCALE)}a${n(SCALE * 1.02)} ${n(SCALE * 1.02)} 0 0 1 ${n(SCALE * 2.04)} 0Z`;
      rings += [0.78, 0.5]
        .map((k) => `M${n(x - SCALE * k)} ${n(y + SCALE)}a${n(SCALE * k)} ${n(SCALE * k)} 0 0 1 ${n(2 * SCALE * k)} 0`)
        .join('');
    }
    out += rect(0, y + SCALE - 1, WIDTH, HEIGHT - y, tone) + fill(scales, tone);
    out += stroke(rings, palette.light, 3, Math.max(0.08, 0.42 - share * 0.4));
  }
  return out;
}

function boat({ palette }: Canvas, x: number, y: number, s: number, tilt: number): string {
  const sail = `M${n(x - s * 0.05)} ${n(y - s * 0.2)}V${n(y - s * 1.5)}C${n(x + s * 0.5)} ${n(y - s * 1.1)} ${n(x + s * 0.62)} ${n(y - s * 0.6)} ${n(x + s * 0.6)} ${n(y - s * 0.24)}Z`;
  const jib = `M${n(x - s * 0.12)} ${n(y - s * 0.22)}V${n(y - s * 1.3)}C${n(x - s * 0.4)} ${n(y - s * 0.9)} ${n(x - s * 0.56)} ${n(y - s * 0.5)} ${n(x - s * 0.58)} ${n(y - s * 0.26)}Z`;
  const hull = `M${n(x - s * 0.9)} ${n(y - s * 0.2)}H${n(x + s * 0.9)}C${n(x + s * 0.7)} ${n(y + s * 0.24)} ${n(x + s * 0.4)} ${n(y + s * 0.3)} ${n(x)} ${n(y + s * 0.3)}C${n(x - s * 0.4)} ${n(y + s * 0.3)} ${n(x - s * 0.7)} ${n(y + s * 0.24)} ${n(x - s * 0.9)} ${n(y - s * 0.2)}Z`;
  return `<g transform="rotate(${n(tilt)} ${n(x)} ${n(y)})">${fill(sail, palette.light)}${fill(jib, mix(palette.light, palette.focus, 0.5))}${fill(hull, palette.deep)}</g>`;
}

function gulls({ palette }: Canvas, at: number): string {
  let path = '';
  for (let i = 0; i < 5; i++) {
    const x = wrap(180 + i * 290 + at * (16 + i * 3), WIDTH + 200) - 100;
    const y = 150 + ((i * 83) % 190) + 10 * swing(at, 5, i * 0.2);
    const flap = 12 * swing(at, 1.6, i * 0.27);
    const s = 24 + (i % 3) * 9;
    path += `M${n(x - s)} ${n(y - flap)}q${n(s * 0.6)} ${n(-s * 0.4 + flap * 0.5)} ${n(s)} ${n(flap)}q${n(s * 0.4)} ${n(-flap * 0.5 - s * 0.4)} ${n(s)} ${n(-flap)}`;
  }
  return stroke(path, palette.deep, 5);
}

function sky(canvas: Canvas, sun: number, share: number): string {
  const { palette } = canvas;
  const night = (colour: string) => mix(colour, palette.deep, share * 0.45);
  const paint = canvas.linear(0, 0, 0, HORIZON + SCALE, [
    [0, night(palette.top)],
    [0.6, night(palette.mid)],
    [1, night(mix(palette.low, palette.focus, 0.35))],
  ]);
  const face = canvas.linear(0, sun - 210, 0, sun + 210, [
    [0, palette.focus],
    [1, palette.second],
  ]);
  return (
    rect(0, 0, WIDTH, HEIGHT, paint) +
    glow(canvas, WIDTH * 0.5, sun, 700, palette.accent, 0.45) +
    disc(WIDTH * 0.5, sun, 210, face)
  );
}

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

export const seaAtDusk: Scene = {
  name: 'sea-at-dusk',
  title: { fa: 'دریا در غروب', en: 'Sea at Dusk' },
  heights: [480, 720, 1080],
  palette: paletteNamed('saffron-dusk'),
  draw(canvas, at) {
    // The sun moves once a second only: its glow is the dearest thing to send.
    const share = Math.floor(at) / SECONDS;
    const x = WIDTH * (0.12 + (0.74 * at) / SECONDS);
    return (
      sky(canvas, 330 + 470 * share, share) +
      gulls(canvas, at) +
      sea(canvas, at, rows(0, 3)) +
      boat(canvas, x, HORIZON + 138 + 10 * swing(at, 7, 0.5), 150, 4 * swing(at, 6)) +
      sea(canvas, at, rows(3, ROWS))
    );
  },
  score: {
    chords: ['A2 E3 A3 C4', 'F2 C3 F3 A3', 'C3 G3 C4 E4', 'G2 D3 G3 B3'],
    plucked: ['A4', 'C5', 'E5', 'D5', 'C5', 'G4'],
    noise: 0.5,
  },
  told: [
    { fa: 'خورشید بر فراز دریای فلس‌دار نشسته است.', en: 'The sun stands above a sea of scales.' },
    { fa: 'قایقی از چپ به راه می‌افتد.', en: 'A boat sets out from the left.' },
    { fa: 'مرغان دریایی از پی هم می‌گذرند.', en: 'Gulls pass, one after another.' },
    {
      fa: 'هر ردیف موج، به آهنگ خود\nپیش و پس می‌رود.',
      en: 'Each row of waves sways back and forth\nto a time of its own.',
    },
    { fa: 'قایق از برابر خورشید می‌گذرد.', en: 'The boat crosses in front of the sun.' },
    { fa: 'آسمان رفته‌رفته تیره می‌شود.', en: 'Little by little the sky grows dark.' },
    { fa: 'خورشید در آب فرو می‌رود.', en: 'The sun goes down into the water.' },
    { fa: 'قایق به ساحل دیگر رسیده است.', en: 'The boat has come to the other shore.' },
  ],
};
