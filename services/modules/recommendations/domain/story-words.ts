import { foldText } from '#platform/kernel/text/fold-text.ts';

const MIN_LETTERS = 4;
const MAX_WORDS = 60;

/**
 * The words of a summary, each once, as they are compared. Which of them tell anything is not known here: those that few
 * titles share do.
 */
export function storyWords({ en, fa }: { en: string | null; fa: string | null }): string[] {
  const words = foldText(en ?? fa ?? '').split(' ');
  return [...new Set(words.filter((word) => word.length >= MIN_LETTERS))].slice(0, MAX_WORDS);
}
