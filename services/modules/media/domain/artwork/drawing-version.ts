import type { ArtworkFacts } from './artwork-spec.ts';
import { hashOf } from './seeded-random.ts';
import type { UploadedPicture, UploadedPictures } from './uploaded-picture.ts';

/**
 * Stands for the way of drawing: a digest of samples, which `drawing-version.unit.spec.ts` compares. It is part of every
 * picture's address (the public site adds it) and of every cached name, so that a new way of drawing shows at once.
 */
export const DRAWING = '43c43e5a';

/** Changes with whatever the pictures of a title, a person, a news post or a collection show. */
export function factsVersion(facts: ArtworkFacts): string {
  const { seed, nameFa, nameEn, year, genres, mood, gender, motifs, uploaded } = facts;
  const telling: unknown[] = [seed, nameFa, nameEn, year ?? null, genres, mood ?? null, gender ?? null, motifs ?? []];
  if (uploaded) telling.push(inOrder(uploaded));
  return hashOf(JSON.stringify(telling)).toString(16).padStart(8, '0');
}

/** A database may give the keys back in another order than that in which they came. */
function inOrder({ poster, backdrop, portrait, cover }: UploadedPictures): object {
  return {
    poster: poster && shownOf(poster),
    backdrop: backdrop && shownOf(backdrop),
    portrait: portrait && shownOf(portrait),
    cover: cover && shownOf(cover),
  };
}

function shownOf({ key, tint, crop, focus }: UploadedPicture): UploadedPicture {
  const { x, y, width, height } = crop;
  return { key, tint, crop: { x, y, width, height }, focus: { x: focus.x, y: focus.y } };
}
