import fc from 'fast-check';
import { deletions, isOneTypoApart, isSpellable, typedVariants } from './spelling.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcdلیاک'), minLength: 4, maxLength: 8 });

describe('spelling', () => {
  it.each([
    ['jaws', 'jows', true],
    ['jaws', 'jaw', true],
    ['jaws', 'jjaws', true],
    ['jaws', 'ajws', true],
    ['jaws', 'jasw', true],
    ['jaws', 'jaws', false],
    ['jaws', 'jiwz', false],
    ['jaws', 'wjas', false],
    ['jaws', 'ja', false],
    ['abcd', 'badc', false],
    ['xabx', 'xbcx', false],
    ['xabx', 'xcax', false],
    ['jabw', 'jbaqw', false],
    ['jaws', 'jiiws', false],
    ['aaaa', 'aaaaa', true],
    ['jaws', 'jawsss', false],
  ])('%s and %s are one typo apart: %s', (one, other, apart) => {
    expect([isOneTypoApart(one, other), isOneTypoApart(other, one)]).toEqual([apart, apart]);
  });

  it('compares with so much of a word as is asked for', () => {
    expect([5, 6, 7].map((letters) => isOneTypoApart('gofdat', 'godfather', letters))).toEqual([false, true, false]);
    expect([3, 4, 5].map((letters) => isOneTypoApart('godx', 'godfather', letters))).toEqual([true, true, false]);
  });

  it('compares words of three to twenty-four letters, those of three only as they are typed', () => {
    expect([2, 3, 24, 25].map((length) => isSpellable('x'.repeat(length)))).toEqual([false, true, true, false]);
    expect([typedVariants('ab'), typedVariants('abc'), typedVariants('x'.repeat(25))]).toEqual([[], ['abc'], []]);
    expect(typedVariants('abcd')).toEqual(['abcd', 'bcd', 'acd', 'abd', 'abc']);
    expect(deletions('aab')).toEqual(['aab', 'ab', 'aa']);
  });

  it('finds every one-letter edit of a word by common deletions', () => {
    const edited = fc.tuple(word, fc.nat(), fc.constantFrom(...'abcل')).chain(([text, place, letter]) => {
      const at = place % text.length;
      const edits = [
        text.slice(0, at) + letter + text.slice(at + 1),
        text.slice(0, at) + text.slice(at + 1),
        text.slice(0, at) + letter + text.slice(at),
        text.slice(0, at) + (text[at + 1] ?? '') + text[at] + text.slice(at + 2),
      ];
      return fc.tuple(fc.constant(text), fc.constantFrom(...edits));
    });
    fc.assert(
      fc.property(edited, ([text, typed]) => {
        if (typed === text) return;
        expect(isOneTypoApart(text, typed)).toBe(true);
        const known = new Set(deletions(text));
        expect(typedVariants(typed).some((variant) => known.has(variant))).toBe(true);
      }),
    );
  });
});
