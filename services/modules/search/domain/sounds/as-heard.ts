/**
 * English words as an Iranian hears them, in Latin letters: "better cal sol", "fait klab", "geym of tronz". They are first put into the
 * Persian letters of the same sounds, because `english-spelling.ts` knows what those stand for. Texts are folded.
 */

/** Letters that sound together, and what else they are at a word's beginning. */
const SOUNDS: [latin: string, persian: string, first?: string][] = [
  ['tch', 'چ'],
  ['sh', 'ش'],
  ['ch', 'چ'],
  ['kh', 'خ'],
  ['zh', 'ژ'],
  ['ph', 'ف'],
  ['th', 'ت'],
  ['dj', 'ج'],
  ['ck', 'ک'],
  ['ce', 'س'],
  ['ci', 'سی'],
  ['cy', 'سی'],
  ['aa', 'ا'],
  ['ee', 'ی', 'ای'],
  ['ea', 'ی', 'ای'],
  ['ie', 'ی', 'ای'],
  ['ei', 'ی', 'ای'],
  ['ey', 'ی', 'ای'],
  ['ai', 'ای'],
  ['ay', 'ای'],
  ['oi', 'وی'],
  ['oy', 'وی'],
  ['oo', 'و', 'او'],
  ['ou', 'و', 'او'],
  ['ow', 'و', 'او'],
  ['au', 'و', 'او'],
  ['aw', 'و', 'او'],
  ['ue', 'و', 'او'],
  ['ia', 'یا', 'ایا'],
  ['io', 'یو', 'ایو'],
  ['eo', 'یو', 'ایو'],
  ['ua', 'وا'],
  ['a', 'ا'],
  ['e', '', 'ا'],
  ['i', 'ی', 'ای'],
  ['o', 'و', 'ا'],
  ['u', 'و', 'ا'],
  ['y', 'ی'],
  ['x', 'کس'],
  ...pairs('bcdfghjklmnpqrstvwz', 'بکدفگهجکلمنپکرستووز'),
];
const PERSIAN = new Map(SOUNDS.map(([latin, persian]) => [latin, persian]));
const FIRST = new Map(SOUNDS.map(([latin, persian, first]) => [latin, first ?? persian]));
const UNITS = new RegExp([...PERSIAN.keys()].join('|'), 'g');

function pairs(latin: string, persian: string): [string, string][] {
  return [...latin].map((letter, at) => [letter, persian[at]!]);
}

/** A doubled consonant sounds as one does. */
const undoubled = (latin: string) => latin.replace(/([^aeo])\1+/g, '$1');

/** @returns the Persian letters of a Latin word's sounds. */
export function asHeard(latin: string): string {
  return undoubled(latin).replace(UNITS, (unit, at: number) => (at === 0 ? FIRST : PERSIAN).get(unit)!);
}

const SAME_SOUND: Record<string, string> = {
  ch: 'k',
  kh: 'k',
  ck: 'k',
  c: 'k',
  q: 'k',
  ph: 'f',
  w: 'v',
  ai: 'i',
  ay: 'i',
  y: 'i',
  z: 's',
};
const SAME_SOUNDS = new RegExp(Object.keys(SAME_SOUND).join('|'), 'g');
const SILENT_H = /(?<=[aeiou])h/g;
/** "game". */
const SILENT_E = /(?<=[aiou][^aeiou])e$/;

/** @returns the word with one letter for each sound: what of two words is the same is written otherwise by mere chance. */
export function plainSounds(latin: string): string {
  return undoubled(latin)
    .replace(SAME_SOUNDS, (letters) => SAME_SOUND[letters]!)
    .replace(SILENT_H, '')
    .replace(SILENT_E, '');
}
