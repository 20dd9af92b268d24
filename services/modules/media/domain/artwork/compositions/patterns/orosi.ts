import { type Canvas, glow } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { arch, disc, fill, khatamInner, n, polar, rect, star, stroke } from '../../shapes.ts';
import type { Composition } from '../composition.ts';

/** Panes of the fanlight: sectors in rings, every pane its own glass. */
function fanlight(canvas: Canvas, cx: number, cy: number, r: number, glass: readonly string[]): string {
  const sectors = canvas.random.pick([8, 10, 12]);
  let out = '';
  [1.25, 0.82, 0.54, 0.28].forEach((outer, ring) => {
    for (let i = 0; i < sectors; i++) {
      const a = polar(cx, cy, r * outer, Math.PI + (Math.PI * i) / sectors);
      const b = polar(cx, cy, r * outer, Math.PI + (Math.PI * (i + 1)) / sectors);
      out += fill(
        `M${n(cx)} ${n(cy)}L${n(a.x)} ${n(a.y)}A${n(r * outer)} ${n(r * outer)} 0 0 1 ${n(b.x)} ${n(b.y)}Z`,
        glass[(i * (ring + 1) + ring * 2) % glass.length] as string,
      );
    }
  });
  return out + disc(cx, cy, r * 0.12, canvas.palette.light);
}

function panes(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  glass: readonly string[],
): string {
  const size = width / columns;
  const rows = Math.ceil(height / size);
  let out = '';
  let lead = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cx = x + (column + 0.5) * size;
      const cy = y + (row + 0.5) * size;
      const here = (column + row * 2) % glass.length;
      out += rect(
        cx - size / 2,
        cy - size / 2,
        size,
        size,
        mix(glass[(here + 2) % glass.length] as string, canvas.palette.deep, 0.12),
      );
      out += fill(star(cx, cy, size * 0.5, 8, khatamInner), glass[here] as string);
      lead += star(cx, cy, size * 0.5, 8, khatamInner);
    }
  }
  for (let column = 1; column < columns; column++) lead += `M${n(x + column * size)} ${n(y)}v${n(height)}`;
  for (let row = 1; row < rows; row++) lead += `M${n(x)} ${n(y + row * size)}h${n(width)}`;
  return out + stroke(lead, canvas.palette.deep, 3.5);
}

/** Light through the window lies on the floor in the window's colours, sheared by the hour. */
function floorLight(canvas: Canvas, base: number, half: number, lean: number, glass: readonly string[]): string {
  const columns = 5;
  let out = '';
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < columns; column++) {
      const at = (c: number, r: number): string => {
        const spread = 1 + r * 0.16;
        return `${n(canvas.focus.x + (c / columns - 0.5) * 2 * half * spread + lean * r)} ${n(base + 26 + r * half * 0.36)}`;
      };
      out += fill(
        `M${at(column + 0.06, row + 0.05)}L${at(column + 0.94, row + 0.05)}L${at(column + 0.94, row + 0.92)}L${at(column + 0.06, row + 0.92)}Z`,
        glass[(column + row) % glass.length] as string,
        0.5 - row * 0.14,
      );
    }
  }
  return out;
}

export const orosi: Composition = {
  name: 'orosi',
  titleAt: 'bottom',
  foot: 'deep',
  draw(canvas) {
    const { palette, focus, random, width, height } = canvas;
    const half = focus.r * 0.86;
    const base = focus.y + focus.r * 0.82;
    const tall = focus.r * 2.2;
    const opening = arch(focus.x, base, half, tall, half * 0.98);
    const glass = [
      palette.focus,
      palette.accent,
      palette.second,
      palette.light,
      mix(palette.focus, palette.accent, 0.5),
    ];
    const spring = base - tall + half * 1.05;
    const wall = canvas.linear(0, 0, 0, height, [
      [0, mix(palette.deep, palette.mid, 0.5)],
      [0.7, mix(palette.deep, palette.mid, 0.22)],
      [1, palette.deep],
    ]);
    const columns = random.pick([3, 4, 5]);
    const frame = mix(palette.deep, palette.second, 0.12);
    return (
      rect(0, 0, width, height, wall) +
      glow(canvas, focus.x, focus.y, focus.r * 2.3, palette.accent, 0.5) +
      floorLight(canvas, base, half, random.between(-40, 40), glass) +
      fill(arch(focus.x, base + 14, half + 22, tall + 36, half * 1.02), frame) +
      stroke(arch(focus.x, base + 14, half + 32, tall + 50, half * 1.04), palette.accent, 2, 0.55) +
      `<g clip-path="${canvas.clip(opening)}">${rect(focus.x - half, base - tall, half * 2, tall, mix(palette.focus, palette.deep, 0.45))}` +
      fanlight(canvas, focus.x, spring, half, glass) +
      `${panes(canvas, focus.x - half, spring, half * 2, base - spring, columns, glass)}${rect(focus.x - half, spring - 6, half * 2, 12, frame)}${rect(focus.x - 5, spring, 10, tall, frame)}</g>` +
      stroke(opening, frame, 8)
    );
  },
};
