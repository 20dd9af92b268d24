import { isLatin, soundCode } from '../sounds/sounds.ts';
import { isOneTypoApart, MIN_MISSPELT } from '../spelling/spelling.ts';
import { typosBetween } from '../spelling/typos.ts';

/**
 * What is found, and what is merely near. A misspelt text means a name when little of it is misspelt: less of it where the name has other
 * words, too, since any few letters are a typo or two from a part of somebody's name. The rest is an offer, and never counted.
 */

/** With fewer titles than this the one meant may be another. */
export const FEW_TITLES = 5;
/** Of the letters that were typed. */
const MAX_MISSPELT = { whole: 0.3, part: 0.15, offeredPart: 0.35 };
/** Letters that changed places are all there. */
export const CHANGED_PLACES = 0.5;
/** So many consonants in a row are in few words, if so many of them differ. */
const MIN_CONSONANTS = 4;
const MIN_DIFFERENT = 3;
const MAX_SILENT = 2;

type Share = keyof typeof MAX_MISSPELT;

/** Whether a text means a name that is spelt so, or a name of which that is a part. Both without spaces. */
export function isMeant(typed: string, name: string, share: Share): boolean {
  if (typed === name || (share === 'whole' && isOneTypoApart(typed, name))) return true;
  const beside = lettersBeside(typed, name);
  const cost = beside + (typosBetween(typed, name) - beside) * CHANGED_PLACES;
  return cost <= MAX_MISSPELT[share] * typed.length;
}

/** The same for a part of a name in which so many typos are. */
export function isPartMeant(cost: number, typed: string): boolean {
  return cost <= MAX_MISSPELT.part * typed.length;
}

/** Whether so many words that each are a typo away from a name's mean it: by chance one is, and hardly two. */
export function areMeant(words: readonly string[]): boolean {
  return words.filter(({ length }) => length >= MIN_MISSPELT).length > 1;
}

/** Whether what sounds like a text is meant by it, where it is no whole name: a few consonants are in half the language. */
export function isHeardAs(text: string): boolean {
  const different = [...new Set(text)].join('');
  return (
    text.includes(' ') ||
    (canBeSaid(text) &&
      soundCode(text).consonants >= MIN_CONSONANTS &&
      soundCode(different).consonants >= MIN_DIFFERENT)
  );
}

/** Whether a whole name may be what such a text sounds like: of its letters some are silent ("knight"), but the name goes on no further. */
export function isWholeHeardAs(text: string, name: string): boolean {
  return soundCode(name).consonants <= soundCode(text).consonants + MAX_SILENT;
}

/** Whoever writes a word in Latin letters as it sounds writes one of its vowels. */
const canBeSaid = (word: string) => !isLatin(word) || /[aeiouy]/.test(word);

/** How many letters of one are not in the other, whatever their order. */
function lettersBeside(one: string, other: string): number {
  const left = [...other];
  const missing = [...one].filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return Math.max(missing.length, left.length);
}
