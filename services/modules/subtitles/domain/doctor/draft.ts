import { applyEdits, type Edit } from './mends/mend.ts';
import { type Glyph, glyphsOf, writeGlyphs } from './payload.ts';

/** A cue's text on its way through the mends: each piece knows its place in the text as it was read. */
export class Draft {
  glyphs: Glyph[];

  constructor(text: string) {
    this.glyphs = glyphsOf(text);
  }

  get text(): string {
    return writeGlyphs(this.glyphs);
  }

  /** Replaces parts of a text that nothing was changed in yet. */
  edit(edits: readonly Edit[]): void {
    const text = this.text;
    const result: Glyph[] = [];
    let from = 0;
    const take = (to: number) => {
      for (const glyph of glyphsOf(text.slice(from, to))) result.push({ ...glyph, at: glyph.at + from });
    };
    for (const { at, size, text: replacement } of edits) {
      take(at);
      for (const glyph of glyphsOf(replacement)) result.push({ ...glyph, at, size: 0 });
      from = at + size;
    }
    take(text.length);
    this.glyphs = result;
    if (this.text !== applyEdits(text, edits)) throw new Error('edits of a cue overlap');
  }

  /** @param rewrite gives the new pieces. @returns what it has changed, as edits of the text as it was read. */
  rewrite(rewrite: (glyphs: readonly Glyph[]) => Glyph[]): Edit[] {
    const before = this.glyphs;
    const after = rewrite(before);
    const kept = new Set(after);
    const known = new Set(before);
    const edits: Edit[] = [];
    const replaced = new Set<number>();
    for (const { at, size, raw } of after.filter((glyph) => !known.has(glyph))) {
      edits.push({ at, size, text: raw });
      if (size > 0) replaced.add(at);
    }
    const removed = before.filter((glyph) => glyph.size > 0 && !kept.has(glyph) && !replaced.has(glyph.at));
    for (const { at, size } of removed) edits.push({ at, size, text: '' });
    this.glyphs = after;
    return edits;
  }
}

/** Pieces by lines; the breaks stand at the end of theirs. */
export function linesOf(glyphs: readonly Glyph[]): Glyph[][] {
  const lines: Glyph[][] = [[]];
  for (const glyph of glyphs) {
    lines.at(-1)?.push(glyph);
    if (glyph.raw === '\n') lines.push([]);
  }
  return lines;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LETTER = /\p{L}/u;

export function isRightToLeft(seen: string): boolean {
  return RIGHT_TO_LEFT.test(seen) && LETTER.test(seen);
}

export function isLetter(seen: string): boolean {
  return LETTER.test(seen);
}
