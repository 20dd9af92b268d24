import type { Fit, Suggestions } from '../../contract/search-index.port.ts';
import type { MatchLimits, MatchRow } from './match-sql.ts';

export interface NameMatch {
  rows: MatchRow[];
  fit: Suggestions['fit'];
  /** Whether some title's whole name is the text, or near to it. */
  hasWholeTitle: boolean;
}

/** With fewer titles than this the one meant may be another. */
export const FEW = 5;

/** Whether there is what was asked for in the first place: titles, or people where only they are wanted. */
export function answers(rows: MatchRow[], limits: MatchLimits): boolean {
  return rows.some((row) => row.kind === (limits.titles > 0 ? 1 : 2));
}

/** Whether the text is the whole name. */
export const isWhole = (row: MatchRow): boolean => row.tier === 0;

export const isWholeTitle = (row: MatchRow): boolean => row.kind === 1 && isWhole(row);

export const isWholePerson = (row: MatchRow): boolean => row.kind === 2 && isWhole(row);

export function graded(rows: MatchRow[], fit: Fit): NameMatch {
  const of = (kind: 1 | 2): Fit => (rows.some((row) => row.kind === kind) ? fit : 'none');
  const isClose = fit === 'typed' || fit === 'near';
  return { rows, fit: { titles: of(1), people: of(2) }, hasWholeTitle: isClose && rows.some(isWholeTitle) };
}

export function joined(better: NameMatch, worse: NameMatch, limits: MatchLimits): NameMatch {
  const fitOf = (kind: keyof NameMatch['fit']) => (better.fit[kind] === 'none' ? worse.fit[kind] : better.fit[kind]);
  return {
    rows: merge(better.rows, worse.rows, limits),
    fit: { titles: fitOf('titles'), people: fitOf('people') },
    hasWholeTitle: better.hasWholeTitle || worse.hasWholeTitle,
  };
}

/** Titles of whole names that more people know than any of the others. */
export function betterKnown(rows: MatchRow[], others: MatchRow[], fit: Fit = 'near'): NameMatch {
  const whole = rows.filter(isWholeTitle);
  const ids = new Set(whole.map(({ id }) => id));
  const most = Math.max(...others.map(({ kind, id, popularity }) => (kind === 1 && !ids.has(id) ? popularity : 0)));
  return graded(
    whole.filter(({ popularity }) => popularity > most),
    fit,
  );
}

/** The better stage's rows first, none twice, no more of a kind than wanted. */
export function merge(better: MatchRow[], worse: MatchRow[], limits: MatchLimits): MatchRow[] {
  const rows = new Map<string, MatchRow>();
  for (const row of [...better, ...worse]) {
    const key = `${row.kind}-${row.id}`;
    if (!rows.has(key)) rows.set(key, row);
  }
  const ofKind = (kind: 1 | 2, most: number) => [...rows.values()].filter((row) => row.kind === kind).slice(0, most);
  return [...ofKind(1, limits.titles), ...ofKind(2, limits.people)];
}
