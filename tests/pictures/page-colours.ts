import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Red, green and blue from 0 to 255, and how much of it covers (0–1). */
interface Colour {
  channels: readonly [number, number, number];
  alpha: number;
}

type Triple = [number, number, number];

const STYLES = path.resolve(import.meta.dirname, '../../frontend/src/app/styles');
const read = (file: string) => readFileSync(path.join(STYLES, file), 'utf8');

export function colourOf(text: string): Colour {
  const hex = /^#([0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex) return { channels: [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Triple, alpha: 1 };
  const parts = /^rgb\((\d+) (\d+) (\d+)(?: \/ (\d+)%)?\)$/.exec(text);
  if (!parts) throw new Error(`no colour that this test can read: ${text}`);
  return {
    channels: [Number(parts[1]), Number(parts[2]), Number(parts[3])],
    alpha: parts[4] === undefined ? 1 : Number(parts[4]) / 100,
  };
}

/** A token of the dark theme. */
export function token(name: string): string {
  const dark = read('tokens.css').split('[data-theme="light"]')[0] ?? '';
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(dark)?.[1];
  if (!value) throw new Error(`the dark theme has no ${name}`);
  return value;
}

/** Offset from the gradient's start and share of the ground, both 0–1. */
type Stops = [offset: number, share: number][];

/** The stops of one gradient of the scrim. */
export function scrim(name: 'foot' | 'wide-foot' | 'side'): Stops {
  const gradient = new RegExp(`--${name}: linear-gradient\\(([^;]+)\\);`).exec(read('scrim.css'))?.[1] ?? '';
  const stops = [...gradient.matchAll(/var\(--ground\) (\d+)%, transparent\) (\d+)%/g)];
  if (stops.length < 2) throw new Error(`the scrim has no ${name}`);
  return stops.map(([, share, offset]) => [Number(offset) / 100, Number(share) / 100]);
}

export function shareAt(stops: Stops, offset: number): number {
  const next = stops.findIndex(([at]) => at >= offset);
  if (next <= 0) return stops.at(next)![1];
  const [[from, before], [to, after]] = [stops[next - 1]!, stops[next]!];
  return before + ((offset - from) / (to - from)) * (after - before);
}

export function over(upper: Colour, lower: Colour['channels']): Triple {
  return lower.map((below, i) => upper.channels[i]! * upper.alpha + below * (1 - upper.alpha)) as Triple;
}

const linear = (channel: number) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const encoded = (part: number) =>
  255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * Math.max(part, 0) ** (1 / 2.4) - 0.055);

/** Of whole channels; millions of pixels are looked at. */
const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => linear(channel));

export function luminance(red: number, green: number, blue: number): number {
  const whole = (channel: number) => LINEAR[Math.round(channel)]!;
  return 0.2126 * whole(red) + 0.7152 * whole(green) + 0.0722 * whole(blue);
}

/** What `color-mix(in oklab, first share, second)` gives. */
export function mixInOklab(first: Colour, share: number, second: Colour): Triple {
  const a = toOklab(first.channels);
  const b = toOklab(second.channels);
  return fromOklab(a.map((part, i) => part * share + b[i]! * (1 - share)) as Triple);
}

function toOklab(channels: Colour['channels']): Triple {
  const [r, g, b] = channels.map(linear) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([light, a, b]: Triple): Triple {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
