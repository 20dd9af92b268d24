/**
 * One text folding for everything that is compared with what people type: names are folded when they are indexed, queries
 * when they are asked. What a Persian reader takes for the same word folds to the same text, whichever keyboard wrote it
 * (ي or ی, ك or ک, ة or ه, any seat of hamza, diacritics, tatweel, Persian or Arabic digits); so does é and e.
 * Half-spaces (ZWNJ) become spaces; the search index also compares without spaces, so that «می‌روم», «می روم» and «میروم» meet.
 * Other scripts keep their letters and marks: only Latin and Arabic letters lose their diacritics.
 */

const PLAIN_ASCII = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
/** Joiners, bidi controls, soft hyphen, byte order mark: seen by nobody. ZWNJ is no part of them, it parts words. */
const INVISIBLE =
  /\u200d|\p{Variation_Selector}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;
const ARABIC_MARKS =
  /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08d3-\u08ff]/gu;
const LATIN_MARKS = /(\p{Script=Latin})[\u0300-\u036f]+/gu;
/** The apostrophe of "Ocean's" or "don't" joins; that of "L'Avventura" parts words, as all other punctuation does. */
const CONTRACTION = /(?<=[\p{L}\p{N}])['’ʼ`´＇](?=(?:s|t|d|m|re|ll|ve)(?![\p{L}\p{N}]))/gu;
const NEITHER_LETTER_NOR_NUMBER = /[^\p{L}\p{M}\p{N}]+/gu;

const SAME_LETTER: Record<string, string> = {
  ...mapAll('يىئېۍےۓ', 'ی'),
  ...mapAll('كڪ', 'ک'),
  ...mapAll('ةۀۂەہھۃ', 'ه'),
  ...mapAll('أإآٱ', 'ا'),
  ...mapAll('ؤ', 'و'),
  ...mapAll('ء', ''),
  ...mapAll('øɵ', 'o'),
  ...mapAll('łŀ', 'l'),
  ...mapAll('đðɖ', 'd'),
  ...mapAll('ı', 'i'),
  ...mapAll('ħ', 'h'),
  ...mapAll('ŧ', 't'),
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ...Object.fromEntries([...'۰۱۲۳۴۵۶۷۸۹'].map((digit, value) => [digit, String(value)])),
  ...Object.fromEntries([...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, String(value)])),
};
const LETTERS_TO_MAP = new RegExp(`[${Object.keys(SAME_LETTER).join('')}]`, 'gu');

function mapAll(letters: string, to: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, to]));
}

/** @returns the text as it is compared: lower case, one space between words, none at the ends; '' when nothing can be read. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN_ASCII.test(lower)) return lower;
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(ARABIC_MARKS, '')
    .replace(LATIN_MARKS, '$1')
    .normalize('NFKC')
    .replace(LETTERS_TO_MAP, (letter) => SAME_LETTER[letter] ?? letter)
    .replace(CONTRACTION, '')
    .replace(NEITHER_LETTER_NOR_NUMBER, ' ')
    .trim();
}

/** The folded text without its spaces: what "Spider-Man", "spider man" and "spiderman" have in common. */
export function joinWords(folded: string): string {
  return folded.replaceAll(' ', '');
}
