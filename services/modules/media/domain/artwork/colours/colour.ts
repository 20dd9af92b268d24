type Channels = readonly [red: number, green: number, blue: number];

function channelsOf(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf(channels: Channels): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** `share` of 0 gives the first colour, 1 the second. Both are '#rrggbb'. */
export function mix(first: string, second: string, share: number): string {
  const a = channelsOf(first);
  const b = channelsOf(second);
  const at = (i: 0 | 1 | 2): number => a[i] + (b[i] - a[i]) * Math.min(1, Math.max(0, share));
  return hexOf([at(0), at(1), at(2)]);
}

export function luminanceOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The ratio of WCAG, from 1 to 21. */
export function contrastOf(first: string, second: string): number {
  const a = luminanceOf(first);
  const b = luminanceOf(second);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export function readableOn(ground: string, choices: readonly string[]): string {
  return choices.reduce((best, colour) => (contrastOf(colour, ground) > contrastOf(best, ground) ? colour : best));
}

/** Red above blue: positive for warm colours, negative for cool ones. */
function warmth(hex: string): number {
  const [red, , blue] = channelsOf(hex);
  return red - blue;
}

export function coolestOf(colours: readonly string[]): string {
  return colours.reduce((best, colour) => (warmth(colour) < warmth(best) ? colour : best));
}

/** The one furthest from green towards red. */
export function reddestOf(colours: readonly string[]): string {
  const redness = (hex: string): number => {
    const [red, green] = channelsOf(hex);
    return red - green;
  };
  return colours.reduce((best, colour) => (redness(colour) > redness(best) ? colour : best));
}

export function isCool(hex: string): boolean {
  return warmth(hex) < 0;
}
