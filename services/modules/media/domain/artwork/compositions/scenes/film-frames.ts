import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { disc, fill, n, rect, ridge } from '../../shapes.ts';
import type { Composition } from '../composition.ts';

const hole = 10;

/** The dark film with its holes; the frames are laid on it afterwards. */
function film(canvas: Canvas, x: number, width: number): string {
  const { palette, height } = canvas;
  let holes = '';
  for (let y = -150; y < height + 150; y += 27) {
    holes += `M${n(x + 6)} ${y}h${hole}v14h${-hole}ZM${n(x + width - 6 - hole)} ${y}h${hole}v14h${-hole}Z`;
  }
  return rect(x, -200, width, height + 400, palette.deep) + fill(holes, mix(palette.mid, palette.light, 0.4), 0.7);
}

/** The hours of one day, a colour of sky to each frame. */
function skies(canvas: Canvas): string[] {
  const { palette } = canvas;
  return [
    mix(palette.second, palette.deep, 0.45),
    palette.second,
    mix(palette.second, palette.accent, 0.45),
    palette.accent,
    mix(palette.accent, palette.light, 0.5),
    mix(palette.accent, palette.focus, 0.4),
    mix(palette.second, palette.focus, 0.25),
  ];
}

/** One great sun seen through the frames of several strips, each frame at its own hour. */
export const filmFrames: Composition = {
  name: 'film-frames',
  titleAt: 'bottom',
  foot: 'ground',
  draw(canvas) {
    const { palette, focus, random, width, height } = canvas;
    const count = random.pick([2, 3, 3]);
    const gap = 20;
    const wide = (focus.r * 2.5 - gap * (count - 1)) / count;
    const colours = skies(canvas);
    const sun = focus.r * random.between(0.66, 0.82);
    const sunTone = random.pick([palette.focus, palette.light]);
    const hills = Array.from({ length: 5 }, () => focus.y + sun * random.between(0.45, 0.85));
    const tilt = random.pick([-7, 0, 6]);
    let strips = '';
    let frames = '';
    let openings = '';
    let hour = random.whole(0, 6);
    for (let i = 0; i < count; i++) {
      const x = focus.x - focus.r * 1.25 + i * (wide + gap);
      const side = hole + 13;
      const inner = wide - side * 2;
      const tall = inner * (count === 2 ? 0.78 : 1);
      strips += film(canvas, x, wide);
      for (let y = -160 - random.next() * tall; y < height + 160; y += tall + 11) {
        hour += random.whole(1, 3);
        frames += rect(x + side, y, inner, tall, colours[hour % colours.length] as string);
        openings += `M${n(x + side)} ${n(y)}h${n(inner)}v${n(tall)}h${n(-inner)}Z`;
      }
    }
    const line = ridge(focus.x - focus.r * 1.4, focus.x + focus.r * 1.4, hills);
    // One clip for all the frames: each further one costs resvg a mask of the whole sheet.
    const scene =
      `<g clip-path="${canvas.clip(openings)}">${disc(focus.x, focus.y, sun, sunTone)}` +
      `${fill(`${line}V${height + 200}H${n(focus.x - focus.r * 1.4)}Z`, mix(palette.deep, palette.second, 0.22))}</g>`;
    return (
      ground(canvas) +
      glow(canvas, focus.x, focus.y, Math.max(width * 0.4, focus.r * 2), palette.focus, 0.3) +
      `<g transform="rotate(${tilt} ${n(focus.x)} ${n(focus.y)})">${strips}${frames}${scene}</g>`
    );
  },
};
