import type { SubtitleMend } from '../../../api/types.ts';

/*
 * What the server does with accepted mends (domain/doctor), for one cue, so that a moderator sees each key's effect at once.
 */

/** Ids that count: accepted or required, and with all they need. */
export function activeMends(mends: readonly SubtitleMend[], accepted: ReadonlySet<number>): Set<number> {
  const active = new Set<number>();
  for (const { id, required, needs } of mends) {
    if ((required || accepted.has(id)) && needs.every((need) => active.has(need))) active.add(id);
  }
  return active;
}

/** A cue's text with its active mends; null when it is left out. @param mends those of the cue, in their order. */
export function mendedText(text: string, mends: readonly SubtitleMend[]): string | null {
  let source = text;
  let edits: NonNullable<SubtitleMend['change']['edits']> = [];
  for (const { change } of mends) {
    if (change.drop) return null;
    if (change.rewrite !== undefined) {
      source = change.rewrite;
      edits = [];
    }
    edits = [...edits, ...(change.edits ?? [])];
  }
  return withEdits(source, edits);
}

function withEdits(text: string, edits: NonNullable<SubtitleMend['change']['edits']>): string {
  const sorted = [...edits].sort((a, b) => a.at - b.at || Math.min(a.size, 1) - Math.min(b.size, 1));
  let result = '';
  let from = 0;
  for (const { at, size, text: put } of sorted) {
    result += text.slice(from, at) + put;
    from = Math.max(from, at + size);
  }
  return result + text.slice(from);
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

/** What viewers read of WebVTT. */
export function readable(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+);/g, (entity, name: string) => NAMED[name] ?? entity)
    .replace(/\n{2,}/g, '\n')
    .trim();
}

const UNSEEN: Readonly<Record<string, string>> = {
  '\u200c': '⏑',
  '\u200e': '⟨LRM⟩',
  '\u200f': '⟨RLM⟩',
  '\u202a': '⟨LRE⟩',
  '\u202b': '⟨RLE⟩',
  '\u202c': '⟨PDF⟩',
  '\ufeff': '⟨BOM⟩',
};

/** The part in which two texts differ, with what nobody sees written out. */
export function difference(before: string, after: string): Record<'start' | 'gone' | 'come' | 'end', string> {
  const [from, to] = [[...before], [...after]];
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < most - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  const written = (letters: string[]) => letters.map((letter) => UNSEEN[letter] ?? letter).join('');
  return {
    start: from.slice(0, start).join(''),
    gone: written(from.slice(start, from.length - end)),
    come: written(to.slice(start, to.length - end)),
    end: from.slice(from.length - end).join(''),
  };
}
