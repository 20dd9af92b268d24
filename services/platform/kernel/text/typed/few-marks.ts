/** More than any language puts on a letter: stacked without an end they are drawn over the lines around. Joiners do not end a stack. */
const STACKED_MARKS = /((?:\p{M}[\u200c\u200d]*){4})(?:\p{M}[\u200c\u200d]*)+/gu;

/** The text with at most four marks on a letter. */
export function fewMarks(text: string): string {
  return text.replace(STACKED_MARKS, '$1');
}
