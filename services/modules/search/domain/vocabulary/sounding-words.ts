import { numbersAsDigits } from '../numbers/number-words.ts';
import { isLatin, persianSpelling } from '../sounds/sounds.ts';

/**
 * What a text of the other script may be: its words, as they are typed and as people part and join them otherwise ("dar bare",
 * "darbareye", "tajo takht"), each with what it sounds like.
 */

/** The ezafe written apart: "rang e khoda". */
const EZAFE = new Set(['e', 'ye']);
const AND = new Set(['o', 'va', 'vo', 'u']);
/** More words than that are no title. */
const MAX_WORDS = 8;
/** Each costs a question to the index. */
const MAX_READINGS = 4;
/** Letters of each half of a word that is parted. */
const MIN_HALF = 3;
/** In Persian letters, which leave short vowels out: «کنگ» and «فو». */
const MIN_PERSIAN_HALF = 2;

/** The commoner first: those that one would guess of a word that may be several. */
const LETTERS = 'ادرنیمشبهتلکوسزفخعپقچجگحصطغذضظثژ';

/** Words of both scripts are no spelling of anything. */
export function isOfOneScript(text: string): boolean {
  return text.split(' ').length <= MAX_WORDS && /[a-z]/.test(text) !== /\p{Script=Arabic}/u.test(text);
}

/** Words that may stand for one; of the last one of a text the rest may still come. */
type FormsOf = (word: string, unfinished: boolean) => string[];

/** @param soundingLike the words of the other script that sound like one. */
export function soundingTexts(text: string, soundingLike: FormsOf, most = MAX_READINGS): Generator<string[][]> {
  return readings(text, (word, unfinished) => formsOfWord(word, unfinished, soundingLike), most);
}

/** @param heardAs Latin words that sound as one is written. */
export function heardTexts(text: string, heardAs: FormsOf, most = MAX_READINGS): Generator<string[][]> {
  return readings(text, (word, unfinished) => (isLatin(word) ? heardAs(word, unfinished) : [word]), most);
}

function* readings(text: string, formsOfWord: FormsOf, most: number): Generator<string[][]> {
  const words = text.split(' ');
  if (!isOfOneScript(text)) return;
  const known = new Map<string, string[]>();
  const keyOf = (word: string, at: number, all: string[]) => `${word}${at === all.length - 1 ? '…' : ''}`;
  const formsOf = (word: string, at: number, all: string[]) => {
    const key = keyOf(word, at, all);
    const forms = known.get(key) ?? formsOfWord(word, at === all.length - 1);
    known.set(key, forms);
    return forms;
  };
  let tried = 0;
  for (const parted of partings(words)) {
    // Each word costs a look at all words of names: none where another one of the text is known to sound like nothing.
    if (parted.some((word, at) => known.get(keyOf(word, at, parted))?.length === 0)) continue;
    const forms = parted.map(formsOf);
    if (forms.some((each) => each.length === 0)) continue;
    yield forms;
    tried += 1;
    if (tried === most) return;
  }
}

function formsOfWord(word: string, unfinished: boolean, soundingLike: FormsOf) {
  if (/^\d+$/.test(word)) return [word];
  // «راکی چهار» is "rocky 4", too.
  if (!isLatin(word)) return [...saidNumber(word), ...soundingLike(word, unfinished)];
  if (AND.has(word)) return ['و'];
  return [...shortWords(word), ...soundingLike(word, unfinished)];
}

function saidNumber(persian: string): string[] {
  const digits = numbersAsDigits(persian);
  return digits === persian ? [] : [digits];
}

/** Persian words of two letters are in no list of words. */
function shortWords(latin: string): string[] {
  if (latin.length > 4) return [];
  const spelling = persianSpelling(latin);
  const found: string[] = [];
  for (const first of LETTERS) {
    for (const second of LETTERS) if (spelling.test(first + second)) found.push(first + second);
  }
  return found;
}

/** The likelier first. */
function* partings(words: string[]): Generator<string[]> {
  yield words;
  const plain = words.filter((word) => !EZAFE.has(word));
  if (plain.length < words.length && plain.length > 0) yield plain;
  for (let at = 0; at + 1 < plain.length; at++) yield plain.toSpliced(at, 2, plain[at]! + plain[at + 1]!);
  if (plain.length < words.length) yield* joinedToTheWordBefore(words);
  for (const [at, word] of plain.entries()) {
    const isLatinWord = isLatin(word);
    if (isLatinWord && /[^aeiou]o$/.test(word)) yield plain.toSpliced(at, 1, word.slice(0, -1), 'o');
    const least = isLatinWord ? MIN_HALF : MIN_PERSIAN_HALF;
    for (let end = word.length - 2; end >= least; end--) {
      yield plain.toSpliced(at, 1, word.slice(0, end), word.slice(end));
    }
  }
}

/** "ta m e gilas", which was "ta'm-e gilas". */
function* joinedToTheWordBefore(words: string[]): Generator<string[]> {
  for (let at = 1; at < words.length; at++) {
    if (EZAFE.has(words[at]!)) yield words.toSpliced(at - 1, 2, words[at - 1]! + words[at]!);
  }
}
