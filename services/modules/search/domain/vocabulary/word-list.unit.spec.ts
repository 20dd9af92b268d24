import fc from 'fast-check';
import { typosBetween, typosWithin } from '../spelling/typos.ts';
import { WordList } from './word-list.ts';

describe('words two typos off', () => {
  it.each([
    ['separation', 'seperatoin', 2],
    ['knight', 'nihgt', 2],
    ['jaws', 'jaws', 0],
    ['jaws', 'ajws', 1],
    ['abcd', 'badc', 2],
    ['dune', '', 4],
    ['پدرخوانده', 'پدرخنواده', 2],
  ])('%s and %s: %d', (one, other, typos) => {
    expect([typosBetween(one, other), typosBetween(other, one)]).toEqual([typos, typos]);
  });

  it.each([
    ['thejackknifeman', 'knve', 2],
    ['jaws', 'jiwz', 2],
    ['jaws2', 'jasw', 1],
    ['aseparation', 'zebra', 3],
  ])('somewhere in %s as %s: %d', (text, word, typos) => {
    expect(typosWithin(text, word)).toBe(typos);
  });

  it('are found among all words, the nearer first, none where both are short', () => {
    const list = new WordList(['separation', 'godfather', 'godfathers', 'knight', 'night', 'jaws', 'پدرخوانده']);
    expect(list.near('gdofathre')).toEqual(['godfather']);
    expect(list.near('godfahters')).toEqual(['godfathers', 'godfather']);
    expect(list.near('پدرخنواده')).toEqual(['پدرخوانده']);
    expect(list.near('jiwz')).toEqual([]);
    expect(list.near('ngth')).toEqual(['night']);
    expect(list.near('xxxxx')).toEqual([]);
  });

  it('begin with what an unfinished word is one typo from', () => {
    const list = new WordList(['separation', 'godfather', 'godfathers', 'knight']);
    expect(list.beginnings('gofdat')).toEqual(['godfat']);
    expect(list.beginnings('goodfat')).toEqual(['godfat']);
    expect(list.beginnings('gdfath')).toEqual(['godfath']);
    expect(list.beginnings('gosfath')).toEqual(['godfath']);
    expect(list.beginnings('gosd')).toEqual(['god']);
    expect(list.beginnings('gxd')).toEqual([]);
    expect(list.beginnings('xofdat')).toEqual([]);
  });

  it('are told from all that are further apart without comparing these to their ends', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcل'), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.nat(4), (one, other, most) => {
        const typos = typosBetween(one, other);
        const told = typosBetween(one, other, most);
        expect(typos <= most ? told === typos : told > most).toBe(true);
      }),
    );
  });

  it('are never lost by the mask of letters', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdeلیاک'), minLength: 5, maxLength: 9 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const isNear = one !== other && typosBetween(one, other) <= 2;
        expect(new WordList([other]).near(one)).toEqual(isNear ? [other] : []);
      }),
    );
  });
});
