import { foldText } from '#platform/kernel/text/fold-text.ts';
import type { SearchIndex, SuggestLimits } from '../../contract/search-index.port.ts';
import { inOtherLayout } from '../../domain/keyboard/keyboard-layouts.ts';
import { numbersAsDigits } from '../../domain/numbers/number-words.ts';
import { numbersInWords } from '../../domain/numbers/numbers-in-words.ts';
import { isNamed, type Reading, reading } from '../reading.ts';

/** Letters of a text that are the beginning of a name in either language. */
const MAX_WEAK = 2;

/**
 * The same keys in the other language, when that is a name as it was typed. So many names begin with two letters that there it is
 * to be a whole one where a title sounds like them: «هر» is "Her".
 */
export async function byLayout(
  index: SearchIndex,
  typed: string,
  limits: SuggestLimits,
  asTyped?: Reading,
): Promise<Reading | null> {
  const isSoundOfTitle = foldText(typed).length <= MAX_WEAK && asTyped !== undefined && asTyped.titles.length > 0;
  for (const text of inOtherLayout(typed)) {
    const found = await index.suggest(text, { ...limits, onlyTyped: true });
    const isFound =
      isSoundOfTitle || isCut(text, typed)
        ? found.titles.some(isNamed(text))
        : found.titles.length + found.people.length > 0;
    if (isFound) return { ...reading(found, { query: text }), shownFor: text };
  }
  return null;
}

/** Whether hardly a text is left: what falls out of it are signs, as of "av;", the keys of «شرک». */
export function isCut(text: string, typed: string): boolean {
  return foldText(text).length <= MAX_WEAK && foldText(typed).length > MAX_WEAK;
}

/** What is a name as it stands when its digits are said, or its numerals are digits: "iron man iii". */
export async function byNumbers(index: SearchIndex, typed: string, limits: SuggestLimits): Promise<Reading | null> {
  const folded = foldText(typed);
  const inDigits = numbersAsDigits(folded);
  for (const text of [...numbersInWords(typed), ...(inDigits === folded ? [] : [inDigits])]) {
    const found = await index.suggest(text, { ...limits, onlyTyped: true });
    if (found.titles.length > 0) return reading(found, { query: text });
  }
  return null;
}
