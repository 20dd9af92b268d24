import { type ArtworkSpec, artworkSize } from '../artwork-spec.ts';
import { type Canvas, createCanvas, finish, glow } from '../canvas.ts';
import { choosePalette } from '../colours/choose-palette.ts';
import { luminanceOf, mix } from '../colours/colour.ts';
import { arch, disc, fill, khatamInner, n, rect, star, stroke } from '../shapes.ts';
import { svgDocument } from '../svg-document.ts';

interface Bust {
  cx: number;
  /** Centre of the head. */
  cy: number;
  s: number;
  skin: string;
  shade: string;
  hair: string;
  coat: string;
  trim: string;
}

function shoulders(b: Bust, slope: number): string {
  const at = (dx: number, dy: number): string => `${n(b.cx + dx * b.s)} ${n(b.cy + dy * b.s)}`;
  return `M${at(-2.1, 3.6)}C${at(-2.1, 2.2 + slope)} ${at(-1.5, 1.75 + slope)} ${at(-0.5, 1.5)}L${at(0.5, 1.5)}C${at(1.5, 1.75 + slope)} ${at(2.1, 2.2 + slope)} ${at(2.1, 3.6)}Z`;
}

/** Head and neck, one half in shade: a face is hinted at by its light alone. */
function head(b: Bust, jaw: number): string {
  const at = (dx: number, dy: number): string => `${n(b.cx + dx * b.s)} ${n(b.cy + dy * b.s)}`;
  const neck = `M${at(-0.36, 0.6)}L${at(-0.4, 1.6)}Q${at(0, 2.05)} ${at(0.4, 1.6)}L${at(0.36, 0.6)}Z`;
  const face = `M${at(-0.74, -0.2)}C${at(-0.74, -1.2)} ${at(0.74, -1.2)} ${at(0.74, -0.2)}C${at(0.74, 0.4)} ${at(jaw, 0.98)} ${at(0, 1.02)}C${at(-jaw, 0.98)} ${at(-0.74, 0.4)} ${at(-0.74, -0.2)}Z`;
  const dusk = `M${at(0, -1)}C${at(0.74, -1.1)} ${at(0.74, -0.2)} ${at(0.74, -0.2)}C${at(0.74, 0.4)} ${at(jaw, 0.98)} ${at(0, 1.02)}L${at(0.1, 0.36)}L${at(-0.14, 0.3)}L${at(0.06, -0.26)}Z`;
  return fill(neck, b.shade) + fill(face, b.skin) + fill(dusk, b.shade);
}

function manHair(b: Bust, style: number, bearded: boolean, jaw: number): string {
  const at = (dx: number, dy: number): string => `${n(b.cx + dx * b.s)} ${n(b.cy + dy * b.s)}`;
  const tops = [
    `M${at(-0.8, 0.05)}C${at(-1.06, -1.6)} ${at(1.06, -1.66)} ${at(0.8, 0.05)}C${at(0.72, -0.3)} ${at(0.62, -0.5)} ${at(0.4, -0.56)}C${at(0, -0.5)} ${at(-0.4, -0.52)} ${at(-0.6, -0.4)}C${at(-0.7, -0.3)} ${at(-0.76, -0.15)} ${at(-0.8, 0.05)}Z`,
    `M${at(-0.8, 0.1)}C${at(-1.05, -1)} ${at(-0.5, -1.4)} ${at(0.1, -1.3)}C${at(0.8, -1.35)} ${at(1, -0.7)} ${at(0.8, 0.1)}C${at(0.74, -0.2)} ${at(0.7, -0.4)} ${at(0.55, -0.6)}C${at(0.1, -0.4)} ${at(-0.3, -0.7)} ${at(-0.5, -0.72)}C${at(-0.66, -0.4)} ${at(-0.76, -0.15)} ${at(-0.8, 0.1)}Z`,
    `M${at(-0.9, 0.5)}C${at(-1.25, -1.1)} ${at(-0.4, -1.45)} ${at(0, -1.2)}C${at(0.4, -1.45)} ${at(1.25, -1.1)} ${at(0.9, 0.5)}C${at(0.7, 0.1)} ${at(0.76, -0.4)} ${at(0.3, -0.66)}C${at(0.1, -0.5)} ${at(-0.2, -0.5)} ${at(-0.36, -0.66)}C${at(-0.76, -0.4)} ${at(-0.7, 0.1)} ${at(-0.9, 0.5)}Z`,
  ];
  const beard = `M${at(-0.75, 0.02)}C${at(-0.6, 0.5)} ${at(-0.3, 0.38)} ${at(0, 0.42)}C${at(0.3, 0.38)} ${at(0.6, 0.5)} ${at(0.75, 0.02)}C${at(0.8, 0.7)} ${at(jaw, 1.2)} ${at(0, 1.26)}C${at(-jaw, 1.2)} ${at(-0.8, 0.7)} ${at(-0.75, 0.02)}Z`;
  return fill(tops[style % 3] as string, b.hair) + (bearded ? fill(beard, b.hair) : '');
}

/** A scarf drawn back over the hair, or hair falling to the shoulders. */
function womanBack(b: Bust, scarf: boolean): string {
  const at = (dx: number, dy: number): string => `${n(b.cx + dx * b.s)} ${n(b.cy + dy * b.s)}`;
  const wide = scarf ? 1.08 : 1;
  return fill(
    `M${at(-wide, 0.1)}C${at(-wide - 0.1, -1.7)} ${at(wide + 0.1, -1.7)} ${at(wide, 0.1)}C${at(wide, 0.9)} ${at(1.25, 1.5)} ${at(1.2, 2.2)}L${at(-1.2, 2.2)}C${at(-1.25, 1.5)} ${at(-wide, 0.9)} ${at(-wide, 0.1)}Z`,
    scarf ? b.trim : b.hair,
  );
}

function womanFront(b: Bust, scarf: boolean): string {
  const at = (dx: number, dy: number): string => `${n(b.cx + dx * b.s)} ${n(b.cy + dy * b.s)}`;
  const fringe = `M${at(-0.8, 0.2)}C${at(-1, -1.42)} ${at(1, -1.46)} ${at(0.8, 0.2)}C${at(0.72, -0.36)} ${at(0.4, -0.6)} ${at(0.12, -0.82)}C${at(-0.14, -0.6)} ${at(-0.66, -0.42)} ${at(-0.78, 0.16)}Z`;
  const wrap = `M${at(-1.06, 0.3)}C${at(-0.9, 1.1)} ${at(-0.4, 1.5)} ${at(0.3, 1.72)}C${at(0.9, 1.5)} ${at(1.1, 0.9)} ${at(1.04, 0.2)}C${at(1.3, 1.2)} ${at(1.5, 1.8)} ${at(0.7, 2.3)}C${at(-0.4, 2.3)} ${at(-1.5, 2)} ${at(-1.06, 0.3)}Z`;
  return fill(fringe, b.hair) + (scarf ? fill(wrap, mix(b.trim, b.hair, 0.22)) : '');
}

/** Whose looks nobody has told: a figure before the light, of one tone, with its edge lit. */
function silhouette(b: Bust, style: number, jaw: number, light: string): string {
  const dark = { ...b, skin: b.coat, shade: b.coat, hair: b.coat };
  const outline = shoulders(dark, 0.08);
  const lit = (path: string) => path.replaceAll(/fill="[^"]*"/g, `fill="none" stroke="${light}" stroke-width="7"`);
  const figure = fill(outline, dark.coat) + head(dark, jaw) + manHair(dark, style, false, jaw);
  return lit(figure) + figure;
}

function wall(canvas: Canvas, tone: string): string {
  const step = canvas.random.pick([75, 100, 120]);
  let path = '';
  for (let y = 0; y <= 600 + step; y += step)
    for (let x = 0; x <= 600 + step; x += step)
      path += star(x, y, step / 2, 8, khatamInner) + star(x, y, step * 0.26, 8, khatamInner);
  return stroke(path, tone, 1.4, 0.4);
}

/** Somebody without a photograph: a bust in a niche of tiles, told apart by light, colour and outline, never by features. */
export function drawPortrait(spec: ArtworkSpec): string {
  const { definitions, body } = portraitParts(spec);
  return svgDocument('portrait', definitions, body);
}

/** The pieces of the drawing, to stand in another one. */
export function portraitParts(spec: ArtworkSpec): { definitions: string; body: string } {
  const [width, height] = artworkSize.portrait;
  const palette = choosePalette(spec);
  const canvas = createCanvas({
    width,
    height,
    palette,
    seed: `portrait:${spec.seed}`,
    prefix: 'f',
    focus: { x: 300, y: 290, r: 190 },
    titleAt: 'none',
  });
  const { random } = canvas;
  const woman = spec.gender === 'f';
  const skin = mix(random.pick(['#f3cfae', '#e6b48c', '#d39a6d', '#b87b50']), palette.light, random.between(0, 0.25));
  const bust: Bust = {
    cx: 300,
    cy: 300,
    s: woman ? 82 : 86,
    skin,
    shade: mix(skin, mix(palette.focus, palette.deep, 0.6), 0.45),
    hair: mix(palette.deep, palette.second, random.between(0, 0.16)),
    coat: mix(palette.second, palette.deep, random.between(0.2, 0.55)),
    trim: random.pick([palette.focus, palette.second, mix(palette.accent, palette.focus, 0.4)]),
  };
  const niche = arch(300, 640, 222, 590, 220);
  const back = canvas.linear(0, 50, 0, 600, [
    [0, mix(palette.deep, palette.mid, 0.35)],
    [1, mix(palette.focus, palette.mid, 0.45)],
  ]);
  const halo = random.pick([8, 10, 12, 16]);
  const jaw = random.between(0.42, 0.62);
  const scarf = random.chance(0.6);
  const collar = `M${n(300 - 0.62 * bust.s)} ${n(300 + 1.52 * bust.s)}L300 ${n(300 + random.between(2.1, 2.8) * bust.s)}L${n(300 + 0.62 * bust.s)} ${n(300 + 1.52 * bust.s)}`;
  const person = () => {
    if (!spec.gender) return silhouette(bust, random.whole(0, 1), jaw, mix(palette.light, palette.accent, 0.4));
    const clothed = fill(shoulders(bust, woman ? 0.15 : 0), bust.coat);
    return woman
      ? womanBack(bust, scarf) + clothed + head(bust, jaw * 0.86) + womanFront(bust, scarf)
      : clothed + head(bust, jaw) + manHair(bust, random.whole(0, 2), random.chance(0.45), jaw);
  };
  const frame = luminanceOf(palette.top) > 0.4 ? mix(palette.mid, palette.deep, 0.08) : palette.top;
  const body =
    rect(0, 0, width, height, frame) +
    wall(canvas, palette.accent) +
    stroke(arch(300, 660, 240, 628, 236), palette.accent, 3, 0.85) +
    fill(niche, back) +
    `<g clip-path="${canvas.clip(niche)}">${glow(canvas, 300, 270, 300, palette.accent, 0.5)}${fill(star(300, 285, 196, halo, 0.84), palette.accent, 0.22)}${stroke(star(300, 285, 176, halo, 0.84), palette.light, 1.6, 0.5)}${disc(300, 285, 150, palette.focus, 0.5)}${person()}${!spec.gender || (woman && scarf) ? '' : stroke(collar, bust.trim, 9)}</g>`;
  const finished = body + finish(canvas, 'f');
  return { definitions: canvas.definitions(), body: finished };
}
