/*
 * A cue's text as WebVTT writes it. Whatever is read is brought into this form, so that mends and the written file know one
 * form only; what people read does not change by it.
 */
import { SubtitleUnreadable } from './subtitle-unreadable.ts';

const ENTITY = /&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});/i;
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
  quot: '"',
  apos: "'",
};
/** Tags of WebVTT itself. */
const OWN = /^<(?:\/?(?:[ibuc]|ruby|rt|v|lang)(?:[.\s][^<>]*)?|\d+:[\d:.]+)>$/;
/** Tags that writers of SRT take from HTML. */
const FOREIGN =
  /^<\/?(?:font|span|div|p|br|s|strike|del|em|strong|small|big|center|a|img|sub|sup|tt|code|html|body|script|style|[ibu])(?:[\s/][^<>]*)?>$/i;
const TAG = /<[^<>]*>/;
const LOOKS_LIKE_TAG = /^<\/?[a-z][^<>]*>$/i;

const TOKEN = new RegExp(`${TAG.source}|${ENTITY.source}|[^]`, 'giu');

type TagKind = 'own' | 'foreign' | 'none';

export function tagKind(raw: string): TagKind {
  if (OWN.test(raw)) return 'own';
  return FOREIGN.test(raw) ? 'foreign' : 'none';
}

/** A sign that is drawn in ASS takes thousands. The doctor looks at what stands beside each letter: of a text without end that has no end. */
const MAX_TEXT_LENGTH = 20_000;

/**
 * @param unseenTags tags that nobody knows are seen by nobody in this format, and no text.
 * @throws SubtitleUnreadable
 */
export function toPayload(lines: readonly string[], unseenTags = false): string {
  if (lines.reduce((sum, { length }) => sum + length, 0) > MAX_TEXT_LENGTH) {
    throw new SubtitleUnreadable('subtitle_too_long');
  }
  const text = lines.filter((line) => line.trim() !== '').join('\n');
  const escaped = text.replace(TOKEN, (token) => {
    if (token === '&') return '&amp;';
    if (token === '<') return '&lt;';
    const isTag = token.length > 1 && token.startsWith('<');
    if (!isTag || tagKind(token) !== 'none' || (unseenTags && LOOKS_LIKE_TAG.test(token))) return token;
    return token.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  });
  return withoutArrows(escaped);
}

/** An arrow in a text would be taken for the times of a cue. */
export function withoutArrows(text: string): string {
  return text.replaceAll('-->', '--&gt;');
}

/** A piece of text that is kept, changed or moved as one. */
export interface Glyph {
  /** As it is written. */
  raw: string;
  /** As it is read; '' for markup. */
  seen: string;
  /** Its place in the text it was read from. */
  at: number;
  /** 0 for what was put in. */
  size: number;
}

export function glyphsOf(text: string): Glyph[] {
  return [...text.matchAll(TOKEN)].map(({ 0: raw, index }) => ({
    raw,
    seen: seenOf(raw),
    at: index,
    size: raw.length,
  }));
}

export function writeGlyphs(glyphs: readonly Glyph[]): string {
  return glyphs.map(({ raw }) => raw).join('');
}

/** What is read of a cue's text, without markup. */
export function readable(text: string): string {
  return glyphsOf(text)
    .map(({ seen }) => seen)
    .join('');
}

function seenOf(raw: string): string {
  if (raw.length > 1 && raw.startsWith('<')) return '';
  if (raw.length < 3 || !raw.startsWith('&')) return raw;
  const name = raw.slice(1, -1).toLowerCase();
  if (name.startsWith('#')) {
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  }
  return NAMED[name] ?? raw;
}
