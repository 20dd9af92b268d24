/** Line breaks, what a line begins with before its words, and what may begin or end a link, code or emphasis. */
const MARKS = /^[ >*+\-.)\d]+|[\n*_[\]`<&\\!]/gm;
/** Of quotations, lists and indentations. */
const LEVELS = />|[-+*.)] | {2}/g;
const MAX_MARKS = 2_000;
const MAX_LEVELS = 20;

/**
 * For many marks or levels the parser takes quadratic time or worse: 800 levels take seconds. An article has far fewer of
 * them, also one of 40,000 characters with a link and an emphasis in every second of its paragraphs.
 */
export function isTooIntricate(markdown: string): boolean {
  let marks = 0;
  for (const [mark] of markdown.matchAll(MARKS)) {
    marks += mark.length;
    if (marks > MAX_MARKS || (mark.match(LEVELS)?.length ?? 0) > MAX_LEVELS) return true;
  }
  return false;
}
