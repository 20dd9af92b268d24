import { z } from 'zod';
import { AWARD_TITLES } from '../../../contract/awards/award-titles.ts';

/** The name of a known award. There are too many of them for a message to list. */
export const awardTitle = z.enum(AWARD_TITLES, {
  error: ({ input }) =>
    typeof input === 'string'
      ? `no award is called “${input.slice(0, 80)}”; the most alike is “${mostAlike(input)}”`
      : 'must be the name of an award',
});

/** The one that shares most words with what is typed, and has the fewest others. */
function mostAlike(typed: string): string {
  const words = new Set(wordsOf(typed));
  const likeness = (title: string) => {
    const own = wordsOf(title);
    return own.filter((word) => words.has(word)).length - own.length / 100;
  };
  return AWARD_TITLES.reduce((best, title) => (likeness(title) > likeness(best) ? title : best));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}]+/u);
}
