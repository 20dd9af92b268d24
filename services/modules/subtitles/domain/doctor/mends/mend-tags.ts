import { tagKind } from '../payload.ts';
import type { Edit } from './mend.ts';

const MARKUP = /\{[^{}\n]*\}|<[^<>]*>|\\[Nh]/g;
const SAME_AS: Record<string, string> = { em: 'i', strong: 'b', i: 'i', b: 'b', u: 'u' };

/**
 * Markup that WebVTT does not have: overrides of ASS, tags of HTML. Italics, bold, underlines and places at the top or the side
 * stay as WebVTT says them, all else goes.
 * @param everyBrace in ASS what stands in braces is never read.
 */
export function strayTags(text: string, everyBrace: boolean): { edits: Edit[]; settings: string } {
  const writer = new TagWriter();
  let drawing: number | null = null;
  for (const { 0: raw, index: at } of text.matchAll(MARKUP)) {
    if (raw.startsWith('{') && !isOverride(raw, everyBrace)) continue;
    const draws = /\\p(\d)/.exec(raw)?.[1];
    // Points of a drawing are no text.
    if (drawing !== null && draws !== '0') continue;
    if (drawing !== null) writer.replace(drawing, text.slice(drawing, at), '');
    drawing = draws === undefined || draws === '0' ? null : at + raw.length;
    writer.replace(at, raw, replacementOf(raw, writer));
  }
  if (drawing !== null) writer.replace(drawing, text.slice(drawing), '');
  return { edits: writer.edits, settings: writer.settings };
}

function isOverride(raw: string, everyBrace: boolean): boolean {
  return everyBrace || /^\{\s*\\/.test(raw) || /^\{[a-z]:[^{}]{0,20}\}$/i.test(raw);
}

function replacementOf(raw: string, writer: TagWriter): string {
  if (raw === '\\N') return '\n';
  if (raw === '\\h') return '\u00a0';
  if (raw.startsWith('{')) return overrideText(raw, writer);
  const [, closing, name = ''] = /^<(\/?)([a-z]*)/i.exec(raw) ?? [];
  if (name.toLowerCase() === 'br') return '\n';
  const own = SAME_AS[name.toLowerCase()];
  if (own === undefined) return tagKind(raw) === 'own' ? raw : '';
  if (closing) return writer.close(own);
  return writer.open(own, tagKind(raw) === 'own' ? raw : `<${own}>`);
}

function overrideText(raw: string, writer: TagWriter): string {
  let text = '';
  for (const [, name = '', value = ''] of raw.matchAll(/\\(an|a(?=\d)|[ibu](?=\d)|r)(\d*)/g)) {
    if (name === 'an') writer.place(Number(value));
    else if (name === 'r') text += writer.closeAll();
    else if (name !== 'a') text += isOn(name, Number(value)) ? writer.open(name, `<${name}>`) : writer.close(name);
  }
  return text;
}

/** Bold is also told by its weight. */
function isOn(name: string, value: number): boolean {
  return name === 'b' ? value === 1 || value >= 600 : value > 0;
}

class TagWriter {
  readonly edits: Edit[] = [];
  settings = '';
  private readonly opened: string[] = [];

  replace(at: number, raw: string, text: string): void {
    if (raw !== text) this.edits.push({ at, size: raw.length, text });
  }

  open(name: string, raw: string): string {
    if (this.opened.includes(name)) return '';
    this.opened.push(name);
    return raw;
  }

  /** Tags are closed from the inside; those that were open within are opened again. */
  close(name: string): string {
    const place = this.opened.lastIndexOf(name);
    if (place === -1) return '';
    const within = this.opened.splice(place).slice(1);
    this.opened.push(...within);
    return [...[...within].reverse().map((tag) => `</${tag}>`), `</${name}>`, ...within.map((tag) => `<${tag}>`)].join(
      '',
    );
  }

  closeAll(): string {
    const tags = this.opened.splice(0).reverse();
    return tags.map((tag) => `</${tag}>`).join('');
  }

  /** @param numpad where the text stands, as the keys of a number pad lie: 2 is the place of all subtitles. */
  place(numpad: number): void {
    if (this.settings || numpad < 1 || numpad > 9) return;
    const line = numpad >= 7 ? ['line:0'] : numpad >= 4 ? ['line:50%'] : [];
    const side =
      numpad % 3 === 1 ? ['align:left', 'position:5%'] : numpad % 3 === 0 ? ['align:right', 'position:95%'] : [];
    this.settings = [...line, ...side].join(' ');
  }
}
