/** What is wrong with a subtitle, by the change that mends it. */
export const MEND_KINDS = [
  'block',
  'encoding',
  'debris',
  'tags',
  'letters',
  'marks',
  'punctuation',
  'empty',
  'order',
  'invalid-time',
  'overlap',
  'too-long',
  'too-short',
  'too-fast',
] as const;
export type MendKind = (typeof MEND_KINDS)[number];

/** A replacement in a cue's text; `size` 0 puts something in. */
export interface Edit {
  at: number;
  size: number;
  text: string;
}

/** What a mend does to its cue. Edits are places in the text as read, or as `rewrite` has made it. */
export interface CueChange {
  rewrite?: string;
  edits?: Edit[];
  settings?: string;
  time?: { start: number; end: number };
  drop?: true;
}

/** One change that somebody may accept or refuse by itself. */
export interface Mend {
  /** From 1, in the order of the file. */
  id: number;
  kind: MendKind;
  /** Number of the cue in the file, from 1; null for what belongs to none. */
  cue: number | null;
  /** The cue's text or time, or the number of the cue that it follows, with all mends before this one. */
  before: string;
  after: string;
  /** No WebVTT can be written without it. */
  required: boolean;
  /** Mends without which this one has no meaning. */
  needs: number[];
  change: CueChange;
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = edits
    .map((edit, order) => ({ ...edit, order }))
    .sort((a, b) => a.at - b.at || Math.min(a.size, 1) - Math.min(b.size, 1) || a.order - b.order);
  let result = '';
  let from = 0;
  for (const { at, size, text: replacement } of sorted) {
    result += text.slice(from, at) + replacement;
    from = Math.max(from, at + size);
  }
  return result + text.slice(from);
}

/** Kind → how many there are. */
export function countKinds(mends: readonly Pick<Mend, 'kind'>[]): Partial<Record<MendKind, number>> {
  const counts: Partial<Record<MendKind, number>> = {};
  for (const { kind } of mends) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
