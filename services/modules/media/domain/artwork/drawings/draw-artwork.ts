import type { ArtworkKind, ArtworkSpec } from '../artwork-spec.ts';
import { drawBackdrop } from './draw-backdrop.ts';
import { drawCollection } from './draw-collection.ts';
import { drawPortrait } from './draw-portrait.ts';
import { drawPoster } from './draw-poster.ts';
import { drawShare } from './draw-share.ts';
import { drawSharePerson } from './draw-share-person.ts';

const drawings: Readonly<Record<ArtworkKind, (spec: ArtworkSpec) => string>> = {
  poster: drawPoster,
  'poster-en': drawPoster,
  backdrop: drawBackdrop,
  'backdrop-tall': drawBackdrop,
  portrait: drawPortrait,
  collection: drawCollection,
  'collection-en': drawCollection,
  share: drawShare,
  'share-en': drawShare,
  'share-person': drawSharePerson,
  'share-person-en': drawSharePerson,
};

/** The same spec always gives the same SVG, byte for byte, so its hash may stand for it in a cache. */
export function drawArtwork(spec: ArtworkSpec): string {
  return drawings[spec.kind](spec);
}
