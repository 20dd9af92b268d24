export interface Point {
  x: number;
  y: number;
}

/** One decimal is below what the eye sees at these sizes and keeps the SVG small. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function polar(cx: number, cy: number, radius: number, angle: number): Point {
  return { x: cx + radius * Math.cos(angle), y: cy + radius * Math.sin(angle) };
}

export function pathThrough(points: readonly Point[], closed = true): string {
  const line = points.map((point, i) => `${i ? 'L' : 'M'}${n(point.x)} ${n(point.y)}`).join('');
  return closed ? `${line}Z` : line;
}

export function circlePath(cx: number, cy: number, r: number): string {
  return `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
}

export function polygon(cx: number, cy: number, radius: number, sides: number, turn = 0): string {
  return pathThrough(Array.from({ length: sides }, (_, i) => polar(cx, cy, radius, turn + (Math.PI * 2 * i) / sides)));
}

/** A star of so many points; `inner` is the share of the radius at which the notches lie. */
export function star(
  cx: number,
  cy: number,
  radius: number,
  points: number,
  inner: number,
  turn = -Math.PI / 2,
): string {
  return pathThrough(
    Array.from({ length: points * 2 }, (_, i) =>
      polar(cx, cy, i % 2 ? radius * inner : radius, turn + (Math.PI * i) / points),
    ),
  );
}

/** The notch of the star that two overlapping squares make (the khatam). */
export const khatamInner = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

/** The four-centred Persian arch, standing on `base`; `rise` is the height of its curved part. */
export function arch(cx: number, base: number, halfWidth: number, height: number, rise: number): string {
  const top = base - height;
  const spring = top + rise;
  const side = (sign: number): string =>
    `${n(cx + sign * halfWidth)} ${n(spring - rise * 0.52)} ${n(cx + sign * halfWidth * 0.62)} ${n(top + rise * 0.26)}`;
  const back = `${n(cx + halfWidth * 0.62)} ${n(top + rise * 0.26)} ${n(cx + halfWidth)} ${n(spring - rise * 0.52)}`;
  return `M${n(cx - halfWidth)} ${n(base)}L${n(cx - halfWidth)} ${n(spring)}C${side(-1)} ${n(cx)} ${n(top)}C${back} ${n(cx + halfWidth)} ${n(spring)}L${n(cx + halfWidth)} ${n(base)}Z`;
}

/** A cypress standing on `base`, leaning its tip sideways by `lean` pixels as the wind bends it. */
export function cypress(cx: number, base: number, halfWidth: number, height: number, lean = 0): string {
  const at = (share: number): string => n(base - height * share);
  const tip = n(cx + lean);
  return (
    `M${tip} ${at(1)}C${n(cx + lean * 0.5 + halfWidth * 0.5)} ${at(0.78)} ${n(cx + halfWidth)} ${at(0.5)} ${n(cx + halfWidth)} ${at(0.27)}` +
    `C${n(cx + halfWidth)} ${at(0.08)} ${n(cx + halfWidth * 0.4)} ${at(0.02)} ${n(cx)} ${at(0.02)}` +
    `C${n(cx - halfWidth * 0.4)} ${at(0.02)} ${n(cx - halfWidth)} ${at(0.08)} ${n(cx - halfWidth)} ${at(0.27)}` +
    `C${n(cx - halfWidth)} ${at(0.5)} ${n(cx + lean * 0.5 - halfWidth * 0.5)} ${at(0.78)} ${tip} ${at(1)}Z`
  );
}

/** A smooth line left to right through heights evenly spread over the width. */
export function ridge(from: number, to: number, heights: readonly number[]): string {
  const step = (to - from) / (heights.length - 1);
  let line = `M${n(from)} ${n(heights[0] ?? 0)}`;
  for (let i = 1; i < heights.length; i++) {
    const before = heights[i - 1] ?? 0;
    const here = heights[i] ?? 0;
    const x = from + step * i;
    line += `C${n(x - step * 0.5)} ${n(before)} ${n(x - step * 0.5)} ${n(here)} ${n(x)} ${n(here)}`;
  }
  return line;
}

export function fill(path: string, paint: string, opacity = 1): string {
  return `<path d="${path}" fill="${paint}"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ''}/>`;
}

export function stroke(path: string, paint: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${n(width)}" stroke-linejoin="round" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ''}/>`;
}

export function disc(cx: number, cy: number, r: number, paint: string, opacity = 1): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${paint}"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ''}/>`;
}

export function rect(x: number, y: number, width: number, height: number, paint: string, opacity = 1): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${paint}"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ''}/>`;
}
