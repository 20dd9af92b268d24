import { type Picture, renderArtwork } from '../../../adapters/pictures/render-artwork.ts';
import { type ArtworkKind, type ArtworkSpec, artworkSize } from '../artwork-spec.ts';
import { chooseComposition, compositions, knownGenres } from '../choose-composition.ts';
import { choosePalette, tintOf } from '../colours/choose-palette.ts';
import { contrastOf } from '../colours/colour.ts';
import { palettes } from '../colours/palettes.ts';
import { drawArtwork } from './draw-artwork.ts';

const kinds = Object.keys(artworkSize) as ArtworkKind[];

function specOf(changes: Partial<ArtworkSpec>): ArtworkSpec {
  return {
    kind: 'poster',
    seed: 'taste-of-cherry-1997',
    nameFa: 'طعم گیلاس',
    nameEn: 'Taste of Cherry',
    year: 1997,
    genres: ['drama'],
    ...changes,
  };
}

function sizeOf({ pixels, width, height }: Picture): readonly [number, number] {
  expect(pixels).toHaveLength(width * height * 4);
  return [width, height];
}

describe('drawArtwork', () => {
  it.each(kinds)('gives the same %s for the same spec and another for another seed', (kind) => {
    expect(drawArtwork(specOf({ kind }))).toBe(drawArtwork(specOf({ kind })));
    expect(drawArtwork(specOf({ kind }))).not.toBe(drawArtwork(specOf({ kind, seed: 'close-up-1990' })));
  });

  // What is on each is the next test's; drawing all of them whole would take a minute.
  it.each([...knownGenres().entries()])('renders picture %s, of %s, in its size', async (at, genre) => {
    const kind = kinds[at % kinds.length] as ArtworkKind;
    const picture = await renderArtwork(specOf({ kind, seed: `${genre}-${kind}`, genres: [genre] }));
    expect(sizeOf(picture)).toEqual(artworkSize[kind]);
  });

  it('draws every composition in every kind without broken numbers and under 150 KB', () => {
    const seen = new Set<string>();
    for (let i = 0; seen.size < compositions.length && i < 2000; i++) {
      const seed = `title-${i}`;
      const name = chooseComposition(specOf({ seed, genres: [] })).name;
      if (seen.has(name)) continue;
      seen.add(name);
      for (const kind of kinds) {
        const svg = drawArtwork(specOf({ kind, seed, genres: [] }));
        expect([name, kind, svg.match(/NaN|undefined|Infinity/u)]).toEqual([name, kind, null]);
        expect(svg.length).toBeLessThan(150_000);
      }
    }
    expect(seen.size).toBe(compositions.length);
  });

  it('points at no definition that is not there', () => {
    for (let i = 0; i < 120; i++) {
      const svg = drawArtwork(specOf({ kind: kinds[i % kinds.length] as ArtworkKind, seed: `s${i}`, genres: [] }));
      const ids = [...svg.matchAll(/ id="([^"]+)"/gu)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      const named = [...svg.matchAll(/url\(#([^)]+)\)/gu)].map((match) => match[1]);
      expect(named).not.toEqual([]);
      expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('escapes hostile names and still renders', async () => {
    const hostile = `"><script>alert('x')</script>&amp;\u0000\ud800`;
    for (const kind of kinds) {
      for (const nameFa of [hostile, `${hostile}فیلم`, null]) {
        const spec = specOf({ kind, nameFa, nameEn: hostile, seed: hostile });
        expect(drawArtwork(spec)).not.toContain('<script');
        expect(sizeOf(await renderArtwork(spec))).toEqual(artworkSize[kind]);
      }
    }
  });

  it('draws a title without a name and without genres it knows', async () => {
    const picture = await renderArtwork(specOf({ nameFa: '', nameEn: '', genres: ['toString', 'unheard-of'] }));
    expect(sizeOf(picture)).toEqual(artworkSize.poster);
  });

  it('writes nothing on a backdrop or a portrait', () => {
    expect(drawArtwork(specOf({ kind: 'backdrop' }))).not.toContain('<text');
    expect(drawArtwork(specOf({ kind: 'portrait' }))).not.toContain('<text');
  });

  it('shows a person of whose gender nothing is known as a figure before the light', () => {
    const edges = (gender: object) =>
      drawArtwork(specOf({ kind: 'portrait', ...gender })).split('stroke-width="7"').length;
    expect(edges({})).toBeGreaterThan(1);
    expect([edges({ gender: 'm' }), edges({ gender: 'f' })]).toEqual([1, 1]);
  });
});

describe('choice of composition and palette', () => {
  it.each(knownGenres())('gives twenty titles of %s at least six compositions and six palettes', (genre) => {
    const specs = Array.from({ length: 20 }, (_, i) => specOf({ seed: `film-${i}`, genres: [genre] }));
    expect(new Set(specs.map((spec) => chooseComposition(spec).name)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(specs.map((spec) => choosePalette(spec).name)).size).toBeGreaterThanOrEqual(6);
  });

  it('has letters of enough contrast on every ground a title may stand on', () => {
    for (const palette of palettes) {
      for (const behind of [palette.top, palette.low, palette.deep]) {
        const best = Math.max(contrastOf(palette.light, behind), contrastOf(palette.deep, behind));
        expect([palette.name, behind, best >= 4.5]).toEqual([palette.name, behind, true]);
      }
    }
  });

  it('tints with a colour in six digits', () => {
    for (let i = 0; i < 40; i++) expect(tintOf(specOf({ seed: `t${i}`, genres: [] }))).toMatch(/^#[0-9a-f]{6}$/u);
  });
});
