import { type Canvas, glow, ground } from '../../../domain/artwork/canvas.ts';
import { mix } from '../../../domain/artwork/colours/colour.ts';
import { disc, fill, n, rect, ridge } from '../../../domain/artwork/shapes.ts';
import { swing, wrap } from '../motion.ts';
import { paletteNamed } from '../palette-named.ts';
import { HEIGHT, type Scene, SECONDS, WIDTH } from '../scene.ts';

const STRIP = 330;
const FRAME = 250;
const GAP = 16;
const STEP = FRAME * 0.8 + GAP;
/** Where each strip hangs, and how fast it falls or climbs, in pixels a second: whole ones a frame, which cost little to send. */
const strips = [
  { x: 150, pace: 24, hours: 0 },
  { x: 573, pace: -24, hours: 3 },
  { x: 1017, pace: 48, hours: 5 },
  { x: 1440, pace: -24, hours: 8 },
];

/** One frame's own small picture: a sky, a sun at its hour, two hills. */
function frame({ palette }: Canvas, x: number, y: number, hour: number): string {
  const tall = STEP - GAP;
  const day = (Math.sin((hour / 9) * Math.PI * 2) + 1) / 2;
  const skyTone = mix(mix(palette.deep, palette.second, 0.35), palette.accent, day * 0.85);
  const sunAt = { x: x + FRAME * (0.18 + 0.64 * ((hour % 9) / 9)), y: y + tall * (0.62 - 0.36 * day) };
  const hills = (high: number, seed: number) =>
    `${ridge(
      x,
      x + FRAME,
      Array.from({ length: 5 }, (_, i) => y + tall * (1 - high) + ((i * 31 + seed * 17) % 34)),
    )}V${n(y + tall)}H${n(x)}Z`;
  return (
    rect(x, y, FRAME, tall, skyTone) +
    disc(sunAt.x, sunAt.y, 30, day > 0.4 ? palette.focus : palette.light) +
    fill(hills(0.46, hour), mix(palette.second, palette.deep, 0.35)) +
    fill(hills(0.28, hour + 4), mix(palette.deep, palette.second, 0.2))
  );
}

function strip(canvas: Canvas, { x, pace, hours }: (typeof strips)[number], at: number): string {
  const { palette } = canvas;
  const moved = pace * at;
  const first = Math.floor(-moved / STEP) - 2;
  let frames = '';
  for (let i = first; i < first + 10; i++) {
    frames += frame(canvas, x + (STRIP - FRAME) / 2, i * STEP + moved, wrap(i + hours, 9));
  }
  let holes = '';
  const pitch = STEP / 6;
  for (let y = wrap(moved, pitch) - pitch * 5; y < HEIGHT + pitch * 5; y += pitch) {
    for (const side of [x + 12, x + STRIP - 28]) holes += `M${n(side)} ${n(y)}h16v18h-16Z`;
  }
  return rect(x, -200, STRIP, HEIGHT + 400, palette.deep) + fill(holes, mix(palette.mid, palette.light, 0.55)) + frames;
}

export const rainOfFrames: Scene = {
  name: 'rain-of-frames',
  title: { fa: 'باران قاب‌ها', en: 'Rain of Frames' },
  heights: [480, 720, 1080],
  palette: paletteNamed('garnet-canvas'),
  draw(canvas, at) {
    const { palette } = canvas;
    const beam = 0.5 + 0.12 * swing(Math.floor(at), SECONDS / 3);
    return (
      ground(canvas) +
      glow(canvas, WIDTH / 2, HEIGHT * 0.45, 1100, palette.focus, beam) +
      strips.map((each) => strip(canvas, each, at)).join('')
    );
  },
  score: {
    chords: ['F2 C3 F3 A3', 'D3 A3 D4 F4', 'B2 F3 B3 D4', 'C3 G3 C4 E4'],
    plucked: ['F4', 'A4', 'C5', 'D5', 'C5', 'A4'],
    noise: 0,
  },
  told: [
    { fa: 'چهار نوار فیلم از بالا و پایین می‌گذرند.', en: 'Four strips of film pass, upwards and downwards.' },
    { fa: 'در هر قاب، ساعتی از یک روز است.', en: 'Each frame holds an hour of one day.' },
    { fa: 'خورشید، قاب به قاب، جابه‌جا می‌شود.', en: 'Frame by frame the sun moves on.' },
    { fa: 'نوار نخست پایین می‌آید،\nدومی بالا می‌رود.', en: 'The first strip comes down,\nthe second goes up.' },
    { fa: 'شب و روز کنار هم‌اند.', en: 'Night and day hang side by side.' },
    { fa: 'هر قاب تپه‌های خود را دارد.', en: 'Each frame has hills of its own.' },
    { fa: 'نور پروژکتور کم و زیاد می‌شود.', en: 'The light of the projector comes and goes.' },
    { fa: 'حلقهٔ فیلم رو به پایان است.', en: 'The reel is nearly at its end.' },
  ],
};
