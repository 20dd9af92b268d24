/** Words and phrases that are cut out of a query, as a whole and not out of longer words. Texts are folded. */

/** @param phrases patterns. @param flags beside `u`. */
export const wholeWords = (phrases: readonly string[], flags = ''): RegExp =>
  new RegExp(`(?<![^ ])(?:${phrases.join('|')})(?![^ ])`, `u${flags}`);

/** A text from which words are cut one pattern after the other. */
export class CutText {
  constructor(public text: string) {}

  /** @returns whether there was anything of it. */
  cut(pattern: RegExp): boolean {
    const rest = this.text.replace(pattern, ' ');
    const isCut = rest !== this.text;
    this.text = rest.replace(/ +/g, ' ').trim();
    return isCut;
  }
}
