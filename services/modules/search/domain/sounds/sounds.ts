/**
 * How words sound across the two scripts, as Iranians write one in the letters of the other: "bacheh haye aseman" is «بچه‌های
 * آسمان», «اینسپشن» is "Inception". Persian leaves short vowels out and people write the long ones as they like, so words are
 * looked up by their consonants, and what has the same is compared by what each letter may stand for. Texts are folded.
 */

const BITS = 5;
/** Consonants that a code holds. */
const MOST = 6;

/** Letters of one number sound alike or are written for one another. Vowels, و, ی, ه, ح and ع come and go: they have none. */
const PERSIAN = numbered([
  'ب',
  'پ',
  'تط',
  'سصث',
  'جژ',
  'چ',
  'خ',
  'د',
  'ر',
  'زذضظ',
  'ش',
  'ف',
  'گقغ',
  'ک',
  'ل',
  'م',
  'ن',
]);
const soundOf = (letter: string) => PERSIAN.get(letter)!;
const [S, SH, N] = [soundOf('س'), soundOf('ش'), soundOf('ن')];
const [C, E, H, I, T, X, Y] = [...'cehitxy'].map((letter) => letter.charCodeAt(0));
const LATIN_LETTERS = {
  b: 'ب',
  p: 'پ',
  t: 'ت',
  s: 'س',
  j: 'ج',
  d: 'د',
  r: 'ر',
  z: 'ز',
  f: 'ف',
  g: 'گ',
  k: 'ک',
  q: 'ق',
};
const LATIN = new Map(
  Object.entries({ ...LATIN_LETTERS, c: 'ک', x: 'ک', l: 'ل', m: 'م', n: 'ن' }).map(([latin, letter]) => [
    latin,
    soundOf(letter),
  ]),
);
/** With an "h" behind them. */
const WITH_H = new Map(
  Object.entries({ c: 'چ', k: 'خ', s: 'ش', z: 'ژ', g: 'غ', p: 'ف', t: 'ت' }).map(([latin, letter]) => [
    latin,
    soundOf(letter),
  ]),
);
const SOUNDS = tableOf([...PERSIAN, ...LATIN]);
const SOUNDS_WITH_H = tableOf([...WITH_H]);

/** By the letter's code: all words of a catalogue are read at one go. */
function tableOf(sounds: [letter: string, sound: number][]): Uint8Array {
  const table = new Uint8Array(0x700);
  for (const [letter, sound] of sounds) table[letter.charCodeAt(0)] = sound;
  return table;
}

function numbered(groups: string[]): Map<string, number> {
  return new Map(groups.flatMap((letters, at) => [...letters].map((letter): [string, number] => [letter, at + 1])));
}

/** A doubled consonant sounds as one does; a doubled "e" or "o" is another vowel. */
const undoubled = (latin: string) => latin.replace(/([^eo])\1+/g, '$1').replace(/([cgksz]h)\1/g, '$1');

export const isLatin = (word: string) => /^[a-z]+$/.test(word);
export const isPersian = (word: string) => /^\p{Script=Arabic}+$/u.test(word);

/** The first consonants of a word, the first in the highest bits; 0 where there is none. */
interface SoundCode {
  code: number;
  consonants: number;
}

export function soundCode(word: string): SoundCode {
  const isLatinWord = word.charCodeAt(0) <= 0xff;
  let code = 0;
  let consonants = 0;
  let last = 0;
  for (let at = 0; at < word.length && consonants < MOST; at++) {
    const letter = word.charCodeAt(at);
    let sound = SOUNDS[letter] ?? 0;
    let second = 0;
    if (isLatinWord && sound) {
      const next = word.charCodeAt(at + 1);
      const pair = next === H ? SOUNDS_WITH_H[letter] : 0;
      if (pair) {
        sound = pair;
        at += 1;
      } else if (letter === C && (next === E || next === I || next === Y)) sound = S;
      else if (letter === X) second = S;
      else if (letter === T && next === I && word.startsWith('tion', at)) {
        sound = SH;
        second = N;
        at += 3;
      }
      // A doubled consonant sounds as one does.
      if (sound === last) continue;
    }
    last = sound;
    if (sound === 0) continue;
    consonants += 1;
    code |= sound << (BITS * (MOST - consonants));
    if (second === 0 || consonants === MOST) continue;
    consonants += 1;
    code |= second << (BITS * (MOST - consonants));
    last = second;
  }
  return { code, consonants };
}

/** @returns the highest code of a word that may begin with this one; the lowest is its own. */
export function lastBeginningAlike({ code, consonants }: SoundCode): number {
  return code | ((1 << (BITS * (MOST - consonants))) - 1);
}

/** What a word is looked up by: "x" is «خ» for some. */
export function typedCodes(word: string): SoundCode[] {
  const codes = [soundCode(word)];
  if (isLatin(word) && word.includes('x')) codes.push(soundCode(word.replaceAll('x', 'kh')));
  return codes;
}

/** Latin letters, several of them first, and what Persian has for them. */
const SPELLINGS: [latin: string, persian: string][] = [
  ['tion', 'شی?و?ن'],
  ['kh', 'خو?'],
  ['gh', '[قغگ]'],
  ['sh', 'ش'],
  ['ch', 'چ'],
  ['zh', 'ژ'],
  ['ph', 'ف'],
  ['th', '[تط]ه?'],
  ['ck', 'ک'],
  // As it is said: «خونه», «آسمون».
  ['oo', '[وا]{1,2}'],
  ['ou', '[وا]{1,2}'],
  ['ee', 'ا?ی{1,2}'],
  ['eh', '[عهحی]{0,2}'],
  ['ah', '[اعهح]{0,2}'],
  ['ei', '[عهی]?ا?ی{1,2}'],
  // «شیشه‌ای», "shisheyi".
  ['eyi', '[عهی]?ا?ی{1,2}'],
  ['a', '[اعه]?'],
  ['e', '[عهی]?'],
  ['i', 'ا?ی{1,2}'],
  ['o', '[وعا]?'],
  ['u', '[وا]{1,2}'],
  ['y', 'ی{0,2}'],
  ['b', 'ب'],
  ['p', 'پ'],
  ['t', '[تط]'],
  ['s', '[سصث]'],
  ['j', '[جژ]'],
  ['d', 'د'],
  ['r', 'ر'],
  ['z', '[زذضظ]'],
  ['f', 'ف'],
  ['g', '[گقغ]'],
  ['q', '[قغ]'],
  ['k', 'ک'],
  ['c', '[کس]'],
  ['x', '(?:خو?|کس)'],
  ['l', 'ل'],
  ['m', 'م'],
  ['n', 'ن'],
  ['h', '[هح]'],
  ['v', 'و'],
  ['w', 'و'],
];
const BY_LATIN = new Map(SPELLINGS);
const UNITS = new RegExp([...BY_LATIN.keys()].toSorted((one, other) => other.length - one.length).join('|'), 'g');
/** At a word's beginning a vowel has a letter to stand on. */
const FIRST_VOWELS: [latin: RegExp, persian: string][] = [
  [/^(?:ee|i)/, '[اع]ی{1,2}'],
  [/^(?:oo|ou|u)/, '[اع]و'],
  [/^(?:ei|ey)/, '[اع]ی?'],
  [/^a+/, '[اع]{1,2}'],
  [/^e/, '[اع]ی?'],
  [/^o/, '[اع]و?'],
];

/** What the Persian spellings of a Latin word look like. @param unfinished more may follow. */
export function persianSpelling(latin: string, unfinished = false): RegExp {
  const single = undoubled(latin);
  const first = FIRST_VOWELS.find(([vowel]) => vowel.test(single));
  const rest = first ? single.replace(first[0], '') : single;
  const body = rest.replace(UNITS, (unit) => BY_LATIN.get(unit)!);
  return new RegExp(`^${first?.[1] ?? ''}${body}${unfinished ? '' : '$'}`, 'u');
}
