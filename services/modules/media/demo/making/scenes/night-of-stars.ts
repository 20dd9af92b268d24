import { type Canvas, glow, ground } from '../../../domain/artwork/canvas.ts';
import { mix } from '../../../domain/artwork/colours/colour.ts';
import { disc, fill, khatamInner, polar, star, stroke } from '../../../domain/artwork/shapes.ts';
import { ease, swing } from '../motion.ts';
import { paletteNamed } from '../palette-named.ts';
import { HEIGHT, type Scene, WIDTH } from '../scene.ts';

const TILE = 216;

/** A tiled wall; light runs over it in rings from the middle. */
function wall({ palette, focus }: Canvas, at: number): string {
  let lines = '';
  let tiles = '';
  for (let y = focus.y - TILE * 3; y < HEIGHT + TILE; y += TILE) {
    for (let x = focus.x - TILE * 5; x < WIDTH + TILE; x += TILE) {
      const far = Math.hypot(x - focus.x, y - focus.y) / 1100;
      // In steps, so that tiles stand still from one frame to the next.
      const ring = Math.round(4 * (0.5 + 0.5 * swing(Math.floor(at), 14, -far * 1.6))) / 4;
      const shade = mix(palette.mid, palette.second, ring * (1 - far * 0.75));
      tiles += fill(star(x, y, TILE * 0.5, 8, khatamInner), shade);
      tiles += fill(star(x, y, TILE * 0.27, 8, khatamInner), mix(palette.low, palette.second, ring * 0.5));
      lines += star(x, y, TILE * 0.5, 8, khatamInner);
    }
  }
  return tiles + stroke(lines, palette.focus, 2, 0.4);
}

/** The great star: wheels within wheels, each at its own pace. */
function wheel({ palette, focus: { x, y } }: Canvas, at: number, r: number): string {
  const turn = (pace: number) => -Math.PI / 2 + (at / pace) * Math.PI * 2;
  const beads = Array.from({ length: 12 }, (_, i) => polar(x, y, r * 1.16, turn(180) + (i / 12) * Math.PI * 2));
  return (
    disc(x, y, r * 1.3, palette.deep) +
    `<circle cx="${x}" cy="${y}" r="${r * 1.3}" fill="none" stroke="${palette.focus}" stroke-width="4"/>` +
    beads
      .map((bead, i) => disc(bead.x, bead.y, i % 3 === 0 ? 11 : 6, i % 3 === 0 ? palette.accent : palette.focus))
      .join('') +
    fill(star(x, y, r, 12, 0.74, turn(150)), palette.focus) +
    stroke(star(x, y, r * 0.92, 12, 0.74, turn(150)), palette.deep, 3) +
    fill(star(x, y, r * 0.76, 12, 0.72, turn(-120)), mix(palette.deep, palette.mid, 0.5)) +
    stroke(star(x, y, r * 0.7, 12, 0.72, turn(-120)), palette.accent, 3) +
    fill(star(x, y, r * 0.5, 8, khatamInner, turn(90)), palette.second) +
    fill(star(x, y, r * 0.36, 8, khatamInner, turn(-70)), palette.light) +
    disc(x, y, r * 0.16 * (1 + 0.08 * swing(at, 6)), palette.accent)
  );
}

/** A falling star now and then. */
function falling({ palette }: Canvas, at: number): string {
  const since = at % 11;
  if (since > 1.2) return '';
  const share = ease(since, 0, 1.2);
  const x = WIDTH * (0.1 + 0.13 * Math.floor(at / 11)) + share * 520;
  const y = 60 + share * 250;
  return (
    stroke(`M${x - 190} ${y - 91}L${x} ${y}`, palette.light, 5, 1 - share) + disc(x, y, 7, palette.light, 1 - share)
  );
}

export const nightOfStars: Scene = {
  name: 'night-of-stars',
  title: { fa: 'شب گره‌ها', en: 'Night of Stars' },
  heights: [480, 720, 1080],
  palette: paletteNamed('lapis'),
  draw: (canvas, at) =>
    ground(canvas) +
    wall(canvas, at) +
    glow(canvas, canvas.focus.x, canvas.focus.y, 760, canvas.palette.focus, 0.35) +
    wheel(canvas, at, 300) +
    falling(canvas, at),
  score: {
    chords: ['D3 A3 D4 F4', 'B2 F3 B3 D4', 'G2 D3 G3 B3', 'A2 E3 A3 C4'],
    plucked: ['D5', 'F5', 'A5', 'G5', 'F5', 'E5'],
    noise: 0,
  },
  told: [
    { fa: 'دیواری از کاشی‌های هشت‌پر، در دل شب.', en: 'A wall of eight-pointed tiles, deep in the night.' },
    { fa: 'نور، حلقه به حلقه از میانه می‌گذرد.', en: 'Light runs over it, ring after ring, from the middle.' },
    {
      fa: 'ستارهٔ بزرگ آرام می‌چرخد؛\nچرخ‌های درونش خلاف هم.',
      en: 'The great star turns slowly,\nthe wheels within it against each other.',
    },
    { fa: 'دوازده مهره گرد آن در گردش‌اند.', en: 'Twelve beads travel around it.' },
    { fa: 'شهابی از گوشهٔ آسمان می‌گذرد.', en: 'A falling star crosses a corner of the sky.' },
    { fa: 'هر کاشی دمی روشن می‌شود و باز تاریک.', en: 'Each tile lights up for a moment, then goes dark again.' },
    { fa: 'ساعت پایین تصویر، ثانیه‌ها را می‌شمارد.', en: 'The clock below counts the seconds.' },
    { fa: 'شب به پایان می‌رسد.', en: 'The night comes to its end.' },
  ],
};
