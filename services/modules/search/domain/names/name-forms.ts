import { foldText } from '#platform/kernel/text/fold-text.ts';
import { digitsAsWords, numbersAsDigits } from '../numbers/number-words.ts';

const ZWNJ = '\u200c';
const MAX_NAME = 160;
/** "E.T.", "S.W.A.T.". */
const DOTTED = /(?<![\p{L}.])(?:\p{L}\.){2,}/gu;

/**
 * The folded texts under which a name is found, the plain one first: half-spaces spaced and joined, "&" spelled out, dotted
 * letters joined, numbers as words and as digits.
 */
export function nameForms(name: string): string[] {
  const forms = [foldText(name)];
  if (name.includes(ZWNJ)) forms.push(foldText(name.replaceAll(ZWNJ, '')));
  if (name.includes('&')) forms.push(foldText(name.replaceAll('&', /\p{Script=Arabic}/u.test(name) ? ' و ' : ' and ')));
  if (name.search(DOTTED) >= 0)
    forms.push(foldText(name.replace(DOTTED, (letters) => `${letters.replaceAll('.', '')} `)));
  const spelled = forms.flatMap((form) => [form, numbersAsDigits(form), digitsAsWords(form)]);
  return [...new Set(spelled.map(cut))].filter(Boolean);
}

/** Nobody types more than this; a name of a paragraph would cost an index row for each of its words. */
function cut(folded: string): string {
  if (folded.length <= MAX_NAME) return folded;
  return folded.slice(0, folded.lastIndexOf(' ', MAX_NAME) + 1).trim() || folded.slice(0, MAX_NAME);
}
