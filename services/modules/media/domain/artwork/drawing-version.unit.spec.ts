import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ArtworkFacts, type ArtworkKind, artworkSize } from './artwork-spec.ts';
import { knownGenres } from './choose-composition.ts';
import { DRAWING, factsVersion } from './drawing-version.ts';
import { drawArtwork } from './drawings/draw-artwork.ts';
import type { UploadedPicture } from './uploaded-picture.ts';

const PUBLIC_SITE = path.resolve(import.meta.dirname, '../../../../../frontend/src/lib/images/image-url.ts');
const kinds = Object.keys(artworkSize) as ArtworkKind[];

const facts: ArtworkFacts = {
  seed: 'the-runner-1984',
  nameFa: 'دونده',
  nameEn: 'The Runner',
  year: 1984,
  genres: ['drama', 'family'],
  mood: 'warm',
};

const picture: UploadedPicture = {
  key: 'one',
  tint: '#101010',
  crop: { x: 0, y: 0, width: 1, height: 1 },
  focus: { x: 0.5, y: 0.5 },
};

/** Of enough drawings that a change of any composition, palette or lettering shows. */
function digestOfSamples(): string {
  const digest = createHash('sha256');
  for (const [at, genre] of knownGenres().entries()) {
    for (const kind of kinds) {
      for (const variant of [1, 2]) {
        digest.update(drawArtwork({ ...facts, kind, seed: `sample-${at}-${variant}`, genres: [genre] }));
      }
    }
  }
  return digest.digest('hex').slice(0, 8);
}

describe('the version of the drawings', () => {
  it('is the digest of samples: where they change, write the new one to drawing-version.ts and image-url.ts', () => {
    expect(DRAWING).toBe(digestOfSamples());
  });

  it('is the one that the public site asks for', () => {
    expect(readFileSync(PUBLIC_SITE, 'utf8')).toContain(`const DRAWING = '${DRAWING}';`);
  });
});

describe('the version of a title’s facts', () => {
  it('changes with each fact that is drawn, and with nothing else', () => {
    const others: Partial<ArtworkFacts>[] = [
      { nameFa: 'دونده‌ها' },
      { nameEn: 'Runner' },
      { year: 1985 },
      { genres: ['drama'] },
      { mood: 'dark' },
    ];
    const versions = others.map((change) => factsVersion({ ...facts, ...change }));
    expect(new Set([factsVersion(facts), ...versions]).size).toBe(others.length + 1);
    // A database may give them back in another order.
    const turned = Object.fromEntries(Object.entries(facts).reverse()) as unknown as ArtworkFacts;
    expect(factsVersion(turned)).toBe(factsVersion(facts));
  });

  it.each(['poster', 'backdrop', 'portrait', 'cover'] as const)('changes with an uploaded %s', (which) => {
    const of = (uploaded: UploadedPicture) => factsVersion({ ...facts, uploaded: { [which]: uploaded } });
    const others: Partial<UploadedPicture>[] = [
      { key: 'other' },
      { crop: { ...picture.crop, width: 0.5 } },
      { focus: { x: 0, y: 0.5 } },
    ];
    const versions = others.map((change) => of({ ...picture, ...change }));
    expect(new Set([factsVersion(facts), of(picture), ...versions]).size).toBe(others.length + 2);
    const { key, tint, crop, focus } = picture;
    expect(of({ focus, crop, tint, key })).toBe(of(picture));
  });
});
