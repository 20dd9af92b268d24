import { createCanvas } from '../../domain/artwork/canvas.ts';
import { normalizePersian, textElement } from '../../domain/artwork/lettering/text-line.ts';
import { disc, n, rect } from '../../domain/artwork/shapes.ts';
import { ease } from './motion.ts';
import { HEIGHT, type Scene, SECONDS, WIDTH } from './scene.ts';

const CARD_UNTIL = 5;
const END_FROM = 56;

/** The picture of a scene at a moment, as SVG: the drawing, a card at the start and at the end, and a running clock. */
export function frameAt(scene: Scene, at: number): string {
  const canvas = createCanvas({
    width: WIDTH,
    height: HEIGHT,
    palette: scene.palette,
    seed: scene.name,
    prefix: 'c',
    focus: { x: WIDTH / 2, y: HEIGHT * 0.46, r: 330 },
    titleAt: 'none',
  });
  const drawing = scene.draw(canvas, at);
  const body = drawing + titleCard(scene, at) + endCard(scene, at) + clock(scene, at);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${canvas.definitions()}</defs>${body}</svg>`;
}

const centred = { x: WIDTH / 2, anchor: 'middle' } as const;

function titleCard({ palette, title }: Scene, at: number): string {
  const shown = ease(at, 0.4, 1.4) * (1 - ease(at, CARD_UNTIL - 1, CARD_UNTIL));
  const veil = 1 - ease(at, CARD_UNTIL - 1.4, CARD_UNTIL);
  if (veil <= 0) return '';
  const line = `<path d="M${WIDTH / 2 - 190} 640h380" stroke="${palette.accent}" stroke-width="3"/>`;
  return (
    rect(0, 0, WIDTH, HEIGHT, palette.deep, veil * 0.72) +
    `<g opacity="${n(shown * 10) === '0' ? 0 : shown.toFixed(2)}">` +
    textElement({ ...centred, text: title.fa, y: 480, size: 168, face: 'black', paint: palette.light }) +
    textElement({ ...centred, text: title.en, y: 586, size: 64, face: 'medium', paint: palette.light }) +
    line +
    textElement({ ...centred, text: 'ویدیوی نمایشی پرده', y: 714, size: 44, face: 'medium', paint: palette.accent }) +
    textElement({ ...centred, text: 'A demo clip of Parde', y: 770, size: 34, face: 'medium', paint: palette.light }) +
    '</g>'
  );
}

function endCard({ palette }: Scene, at: number): string {
  const shown = ease(at, END_FROM, END_FROM + 2);
  if (shown <= 0) return '';
  return (
    rect(0, 0, WIDTH, HEIGHT, palette.deep, shown * 0.86) +
    `<g opacity="${shown.toFixed(2)}">` +
    textElement({ ...centred, text: 'پایان', y: 560, size: 150, face: 'black', paint: palette.light }) +
    textElement({ ...centred, text: 'The End', y: 650, size: 52, face: 'medium', paint: palette.accent }) +
    '</g>'
  );
}

/** Makes seeking visible: the second in both scripts, and how far the clip is. */
function clock({ palette }: Scene, at: number): string {
  const second = Math.floor(at);
  const text = `00:${String(second).padStart(2, '0')}`;
  const far = 60 + (WIDTH - 120) * (second / SECONDS);
  const words = { y: HEIGHT - 52, size: 34, face: 'medium', paint: palette.light } as const;
  return (
    rect(0, HEIGHT - 112, WIDTH, 112, palette.deep, 0.55) +
    rect(60, HEIGHT - 30, WIDTH - 120, 4, palette.light, 0.3) +
    rect(60, HEIGHT - 30, far - 60, 4, palette.accent) +
    disc(far, HEIGHT - 28, 9, palette.accent) +
    textElement({ ...words, text, x: 60, anchor: 'start' }) +
    textElement({ ...words, text: normalizePersian(text), x: WIDTH - 60, anchor: 'end' })
  );
}
