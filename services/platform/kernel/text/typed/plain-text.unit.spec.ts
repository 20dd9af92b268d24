import fc from 'fast-check';
import { lengthOf, plainText } from './plain-text.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('plainText', () => {
  it.each([
    ['  hello \t', 'hello'],
    ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['one \n\n\n\n two', 'one\n\n two'],
    ['a\u0000b\u0007c\u009bd\u001b[31m', 'abcd[31m'],
    ['می\u200cروم', 'می\u200cروم'],
    ['👩\u200d👧', '👩\u200d👧'],
    ['safe\u202Etxt.exe\u202C', 'safetxt.exe'],
    ['\ud800broken', '\ufffdbroken'],
    ['<b>bold</b> &amp; "so"', '<b>bold</b> &amp; "so"'],
    ['\u200c\u200f \ufeff', ''],
    [`z${'\u0335\u0336'.repeat(900)}a`, 'z\u0335\u0336\u0335\u0336a'],
    [`z${'\u0335\u200d'.repeat(900)}a`, `z${'\u0335\u200d'.repeat(4)}a`],
    ['مُحَمَّدٌ', 'مُحَمَّدٌ'],
  ])('%j becomes %j', (written, kept) => {
    expect(plainText(written)).toBe(kept);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(plainText(plainText(text))).toBe(plainText(text));
      }),
    );
  });

  it('leaves nothing that a database or a page could stumble over', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const kept = plainText(text);
        expect(kept.isWellFormed()).toBe(true);
        expect(kept).not.toMatch(/[^\P{Cc}\n]|\n{3}|[\u202A-\u202E\u2066-\u2069]/u);
        expect(kept).toBe(kept.trim());
      }),
      { numRuns: 500 },
    );
  });

  it('keeps every printable word', () => {
    const word = fc.stringMatching(/^[a-zA-Z0-9<>&"'پچژگآ]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        expect(plainText(`\r\n ${words.join(' ')}\u0000`)).toBe(words.join(' '));
      }),
    );
  });

  it.each([' ', '\u200b', '\u200c', '\n'])('is not slow with a long run of %j', (character) => {
    const begun = process.cpuUsage();
    expect(plainText(`a${character.repeat(60_000)}b`)).toMatch(/^a.*b$/su);
    // Else ten seconds and more.
    expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
  });

  it('counts a character outside the basic plane once', () => {
    expect(lengthOf('🎬پرده')).toBe(5);
  });
});
