import { type Palette, palettes } from '../../domain/artwork/colours/palettes.ts';

/** @throws Error for one that the artwork does not have. */
export function paletteNamed(name: string): Palette {
  const found = palettes.find((palette) => palette.name === name);
  if (!found) throw new Error(`the artwork has no palette ${name}`);
  return found;
}
