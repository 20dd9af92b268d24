import { foldText } from '#platform/kernel/text/fold-text.ts';
import { digitsAsWords } from './number-words.ts';

/** Digits as they are said in Persian: «۴ شنبه سوری» and "4shanbe suri" for «چهارشنبه‌سوری», «متری ۶.۵» for «متری شیش و نیم». */

const HALF = /(\p{Nd})\s?[.٫/,]\s?[5۵٥](?!\p{Nd})/gu;
/** As it is said. */
const SIX = /(?<![^ ])شش(?![^ ])/u;
const FINGLISH = 'sefr yek do se chahar panj shesh haft hasht noh dah'.split(' ');

/** @returns the text, folded, with its digits in words, also where they stand within one; empty where it has none. */
export function numbersInWords(typed: string): string[] {
  if (!/\p{Nd}/u.test(typed)) return [];
  const persian = /\p{Script=Arabic}/u.test(typed);
  if (!persian) {
    const said = foldText(typed.replace(HALF, '$1 o nim'));
    return otherThan(typed, [said.replace(/(?<!\d)(?:10|\d)(?!\d)/g, (digits) => FINGLISH[Number(digits)]!)]);
  }
  const said = foldText(typed.replace(HALF, '$1 و نیم').replace(/(\p{Nd})(?=\p{L})/gu, '$1 '));
  const inWords = digitsAsWords(said);
  return otherThan(typed, [inWords, inWords.replace(SIX, 'شیش'), said]);
}

function otherThan(typed: string, texts: string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== foldText(typed));
}
