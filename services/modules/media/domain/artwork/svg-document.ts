import type { ArtworkKind } from './artwork-spec.ts';
import { artworkSize } from './artwork-spec.ts';

/** The SVG around a drawing of one kind. */
export function svgDocument(kind: ArtworkKind, definitions: string, body: string): string {
  const [width, height] = artworkSize[kind];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${body}</svg>`;
}
