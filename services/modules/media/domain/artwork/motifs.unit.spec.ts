import type { ArtworkFacts } from './artwork-spec.ts';
import { chooseComposition } from './choose-composition.ts';
import { choosePalette } from './colours/choose-palette.ts';
import { type Motif, motifsOf } from './motifs.ts';

function compositionsOf(motifs: Motif[]): Set<string> {
  const facts = (seed: string): ArtworkFacts => ({ seed, nameFa: null, nameEn: 'X', genres: ['drama'], motifs });
  return new Set(Array.from({ length: 40 }, (_, i) => chooseComposition(facts(`film-${i}`)).name));
}

describe('what a film is about', () => {
  it.each<[string, string, Motif[]]>([
    ['Jaws', 'A small island lives off its summer beach until a shark comes.', ['sea']],
    ['Gravity', 'An astronaut drifts alone.', ['space']],
    ['The Pianist', 'He hides in the ruins of the city.', ['music']],
    ['A Prophet', 'Six years in prison.', ['prison', 'faith']],
    ['Nothing of the Kind', 'Two people talk.', []],
  ])('is read from the name %s and its synopsis', (name, synopsis, motifs) => {
    expect(motifsOf(name, synopsis).slice(0, motifs.length || 1)).toEqual(
      motifs.length ? expect.arrayContaining(motifs) : [],
    );
  });

  it('may be said in several words, which count once', () => {
    expect(motifsOf('Star Wars', '')).toEqual(['war', 'space']);
    expect(motifsOf('Two', 'He falls in love.')).toEqual([]);
    expect(motifsOf('Two', 'He falls in love. She is in love, too.')).toEqual(['romance']);
    expect(motifsOf('In Love-Letters', '')).toEqual([]);
  });

  it('is not read from a part of a word, nor from one word that every synopsis has', () => {
    expect(motifsOf('Warm Seasons', 'A season of starlight and worship in the shipyard of her family.')).toEqual([]);
  });

  it('is never more than two things', () => {
    const found = motifsOf('War at Sea', 'An army, a king, a prison, a mountain, music and a desert.');
    expect(found).toEqual(['war', 'sea']);
  });
});

describe('a poster', () => {
  it.each<[Motif, string[]]>([
    ['sea', ['waves']],
    ['prison', ['barred-window']],
    ['mountain', ['mountains']],
    ['space', ['orbit', 'astrolabe']],
    ['music', ['keyboard', 'curtain']],
    ['war', ['banners', 'shards', 'flock']],
  ])('of the motif %s shows it, whatever the genre', (motif, shown) => {
    const found = compositionsOf([motif]);
    expect([...found].sort()).toEqual(shown.sort());
  });

  it('shows the second motif now and then', () => {
    expect(compositionsOf(['sea', 'prison'])).toEqual(new Set(['waves', 'barred-window']));
  });

  it('of a sea has colours of the sea', () => {
    const facts = (i: number): ArtworkFacts => ({
      seed: `f${i}`,
      nameFa: null,
      nameEn: 'X',
      genres: ['western'],
      motifs: ['sea'],
    });
    const names = new Set(Array.from({ length: 60 }, (_, i) => choosePalette(facts(i)).name));
    expect(names).not.toContain('saffron-dusk');
    expect(names).not.toContain('kavir');
    expect(names.size).toBeGreaterThanOrEqual(6);
  });
});
