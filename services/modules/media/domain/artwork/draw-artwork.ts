import type { ArtworkKind, ArtworkSpec } from './artwork-spec.js';
import { drawBackdrop } from './draw-backdrop.js';
import { drawCollection } from './draw-collection.js';
import { drawPortrait } from './draw-portrait.js';
import { drawPoster } from './draw-poster.js';
import { drawShare } from './draw-share.js';

const drawings: Readonly<Record<ArtworkKind, (spec: ArtworkSpec) => string>> = {
  poster: drawPoster,
  backdrop: drawBackdrop,
  portrait: drawPortrait,
  collection: drawCollection,
  share: drawShare,
};

/** The same spec always gives the same SVG, byte for byte, so its hash may stand for it in a cache. */
export function drawArtwork(spec: ArtworkSpec): string {
  return drawings[spec.kind](spec);
}
