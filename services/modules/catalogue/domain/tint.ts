import { fraction } from './seeded.ts';

/** A quiet dark colour where a person's portrait will appear. @returns '#rrggbb' */
export function personTint(seed: string): string {
  return hex(fraction(`person:${seed}`) * 360, 18, 20);
}

function hex(hue: number, saturation: number, lightness: number): string {
  const light = lightness / 100;
  const chroma = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const k = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    const value = light - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
