/**
 * Numbers by which English words and their Persian spellings meet: the consonants in order, as classes of those that are written for
 * one another. Where English letters may sound in several ways ("g", "ch", "gh"), a word has several numbers. Texts are folded.
 */

const BITS = 4;
/** Consonants that a number holds; with the places of a list of words beside them it is still a whole one. */
const MOST = 7;
const MAX_CODES = 4;

/** Classes from 1: a letter of each script names them. Vowels, و, ی, ه and their like come and go: they have none. */
const CLASSES: [persian: string, latin: string][] = [
  ['ب', 'b'],
  ['پ', 'p'],
  ['تدث', 'td'],
  ['سز', 'sz'],
  ['جژچش', 'j'],
  ['کگخ', 'kgcqx'],
  ['ف', 'f'],
  ['م', 'm'],
  ['ن', 'n'],
  ['ل', 'l'],
  ['ر', 'r'],
];
/** By the letter's code: all words of a catalogue are read at one go. */
const CLASS_OF = new Uint8Array(0x700);
for (const [at, letters] of CLASSES.entries()) {
  for (const letter of letters.join('')) CLASS_OF[letter.charCodeAt(0)] = at + 1;
}

interface Group {
  /** Those before the bar sound so where those behind it follow. */
  letters: string;
  length: number;
  ways: number[][];
  where: 'first' | 'last' | 'anywhere';
}

/** Letters that together sound otherwise than one by one, the ways in the letters of the classes; ^ begins a word, $ ends it. */
const GROUPS = groups(
  '^kn n,^gn n,^pn n,^ps s,^x s/ks,x ks,ph f',
  'sch j/sk,sh j,sc|e s,sc|i s,sc|y s,ssi|o j/s,s|io j/s,s|ia j/s,s|ur j/s,stl sl/stl,sten sn/stn',
  'cc|e ks,cc|i ks,ch j/k,c|ia j/s,c|io j/s,c|ea j/s,c|e s,c|i s,c|y s',
  'tch j,t|io j/t,t|ia j/t,t|ie t/j,t|ur j/t,th t',
  'ght$ t,ght t,gh$ -/f/k,gh k/-,gn$ n,gns$ ns,^dj j,ing$ nk/n,g|e j/k,g|i j/k,g|y j/k,dg j/tj',
  'alk lk/k,alf lf/f,alm lm/m,olk lk/k,ould lt/t,isl l/sl',
  'mb$ m/mb,mn$ m/mn',
);

function groups(...lists: string[]): ReadonlyMap<number, Group[]> {
  const all = lists
    .flatMap((list) => list.split(','))
    .map((one): Group => {
      const [pattern = '', ways = ''] = one.split(' ');
      const letters = pattern.replace(/[\^|$]/g, '');
      return {
        letters,
        length: pattern.replace(/^\^|\$$/g, '').split('|')[0]!.length,
        ways: ways.split('/').map((way) => [...way.replace('-', '')].map((letter) => CLASS_OF[letter.charCodeAt(0)]!)),
        where: pattern.startsWith('^') ? 'first' : pattern.endsWith('$') ? 'last' : 'anywhere',
      };
    });
  return Map.groupBy(all, ({ letters }) => letters.charCodeAt(0));
}

function groupAt(word: string, at: number): Group | undefined {
  return GROUPS.get(word.charCodeAt(at))?.find(({ letters, where }) => {
    if (where === 'first' && at > 0) return false;
    if (where === 'last' && at + letters.length < word.length) return false;
    return word.startsWith(letters, at);
  });
}

/** A number and how many consonants it has, as one: three bits for the latter. */
function withSound(packed: number, sound: number): number {
  const consonants = packed & 7;
  return consonants === MOST ? packed : (packed | (sound << (3 + BITS * (MOST - 1 - consonants)))) + 1;
}

/** The numbers of an English word, the likeliest first. */
export function englishCodes(word: string): number[] {
  let packed = [0];
  let last = 0;
  for (let at = 0; at < word.length; at++) {
    const group = groupAt(word, at);
    if (group) {
      at += group.length - 1;
      packed = packed.flatMap((one) => group.ways.map((way) => way.reduce(withSound, one))).slice(0, MAX_CODES);
      last = 0;
      continue;
    }
    const sound = CLASS_OF[word.charCodeAt(at)] ?? 0;
    // A doubled consonant sounds as one does.
    if (sound > 0 && sound !== last)
      for (let each = 0; each < packed.length; each++) packed[each] = withSound(packed[each]!, sound);
    last = sound;
  }
  return [...new Set(packed.map((one) => one >>> 3))];
}

interface PersianCode {
  code: number;
  consonants: number;
}

export function persianCode(word: string): PersianCode {
  let packed = 0;
  let consonants = 0;
  for (let at = 0; at < word.length; at++) {
    const sound = CLASS_OF[word.charCodeAt(at)] ?? 0;
    if (sound === 0) continue;
    consonants += 1;
    packed = withSound(packed, sound);
  }
  return { code: packed >>> 3, consonants };
}

/** @returns the highest number of a word that may begin with this one; the lowest is its own. */
export function lastEnglishAlike({ code, consonants }: PersianCode): number {
  return code + 2 ** (BITS * Math.max(0, MOST - consonants)) - 1;
}
