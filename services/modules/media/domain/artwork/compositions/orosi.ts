import { mix } from '../colour.js';
import { arch, disc, fill, khatamInner, n, polar, rect, star, stroke } from '../shapes.js';
import { glow, type Stage } from '../stage.js';
import type { Composition } from './composition.js';

/** Panes of the fanlight: sectors in rings, every pane its own glass. */
function fanlight(stage: Stage, cx: number, cy: number, r: number, glass: readonly string[]): string {
  const sectors = stage.random.pick([8, 10, 12]);
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
  return out + disc(cx, cy, r * 0.12, stage.palette.light);
}

function panes(
  stage: Stage,
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
        mix(glass[(here + 2) % glass.length] as string, stage.palette.deep, 0.12),
      );
      out += fill(star(cx, cy, size * 0.5, 8, khatamInner), glass[here] as string);
      lead += star(cx, cy, size * 0.5, 8, khatamInner);
    }
  }
  for (let column = 1; column < columns; column++) lead += `M${n(x + column * size)} ${n(y)}v${n(height)}`;
  for (let row = 1; row < rows; row++) lead += `M${n(x)} ${n(y + row * size)}h${n(width)}`;
  return out + stroke(lead, stage.palette.deep, 3.5);
}

/** Light through the window lies on the floor in the window's colours, sheared by the hour. */
function floorLight(stage: Stage, base: number, half: number, lean: number, glass: readonly string[]): string {
  const columns = 5;
  let out = '';
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < columns; column++) {
      const at = (c: number, r: number): string => {
        const spread = 1 + r * 0.16;
        return `${n(stage.focus.x + (c / columns - 0.5) * 2 * half * spread + lean * r)} ${n(base + 26 + r * half * 0.36)}`;
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
  draw(stage) {
    const { palette, focus, random, width, height } = stage;
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
    const wall = stage.linear(0, 0, 0, height, [
      [0, mix(palette.deep, palette.mid, 0.5)],
      [0.7, mix(palette.deep, palette.mid, 0.22)],
      [1, palette.deep],
    ]);
    const columns = random.pick([3, 4, 5]);
    const frame = mix(palette.deep, palette.second, 0.12);
    return (
      rect(0, 0, width, height, wall) +
      glow(stage, focus.x, focus.y, focus.r * 2.3, palette.accent, 0.5) +
      floorLight(stage, base, half, random.between(-40, 40), glass) +
      fill(arch(focus.x, base + 14, half + 22, tall + 36, half * 1.02), frame) +
      stroke(arch(focus.x, base + 14, half + 32, tall + 50, half * 1.04), palette.accent, 2, 0.55) +
      `<g clip-path="${stage.clip(opening)}">${rect(focus.x - half, base - tall, half * 2, tall, mix(palette.focus, palette.deep, 0.45))}` +
      fanlight(stage, focus.x, spring, half, glass) +
      `${panes(stage, focus.x - half, spring, half * 2, base - spring, columns, glass)}${rect(focus.x - half, spring - 6, half * 2, 12, frame)}${rect(focus.x - 5, spring, 10, tall, frame)}</g>` +
      stroke(opening, frame, 8)
    );
  },
};
