import type { Fit, Suggestions } from '../../../contract/search-index.port.ts';
import { documentNumber } from '../document-row.ts';
import type { MatchLimits, MatchRow } from '../match-sql.ts';

/** What is meant, and beside it what is merely near. */
export interface Found {
  rows: MatchRow[];
  fit: Suggestions['fit'];
  nearest: MatchRow[];
}

export interface NameMatch {
  rows: MatchRow[];
  fit: Suggestions['fit'];
  /** Whether some title's whole name is the text, or near to it. */
  hasWholeTitle: boolean;
}

/** Whether there is what was asked for in the first place: titles, or people where only they are wanted. */
export function answers(rows: MatchRow[], limits: MatchLimits): boolean {
  return rows.some((row) => row.kind === (limits.titles > 0 ? 1 : 2));
}

/** Whether the text is the whole name. */
export const isWhole = (row: MatchRow): boolean => row.tier === 0;

export const isWholeTitle = (row: MatchRow): boolean => row.kind === 1 && isWhole(row);

export const isWholePerson = (row: MatchRow): boolean => row.kind === 2 && isWhole(row);

export function graded(rows: MatchRow[], fit: Fit): NameMatch {
  const meant = rows.filter(({ isLoose }) => !isLoose);
  const of = (kind: 1 | 2): Fit => (meant.some((row) => row.kind === kind) ? fit : 'none');
  const isClose = fit === 'typed' || fit === 'near';
  return { rows, fit: { titles: of(1), people: of(2) }, hasWholeTitle: isClose && meant.some(isWholeTitle) };
}

export function joined(better: NameMatch, worse: NameMatch, limits: MatchLimits): NameMatch {
  const fitOf = (kind: keyof NameMatch['fit']) => (better.fit[kind] === 'none' ? worse.fit[kind] : better.fit[kind]);
  return {
    rows: merge(better.rows, worse.rows, limits),
    fit: { titles: fitOf('titles'), people: fitOf('people') },
    hasWholeTitle: better.hasWholeTitle || worse.hasWholeTitle,
  };
}

export function apart({ rows, fit }: NameMatch): Found {
  return {
    rows: rows.filter(({ isLoose }) => !isLoose),
    fit,
    nearest: rows.filter(({ isLoose, isFaint }) => isLoose && !isFaint),
  };
}

/** @returns all of the rows, those loose that are not meant. */
export function loosened(rows: MatchRow[], isMeant: (row: MatchRow) => boolean): MatchRow[] {
  return rows.map((row) => (isMeant(row) ? row : { ...row, isLoose: true }));
}

/** What is loose takes nobody's place. */
function meantFirst(rows: MatchRow[]): MatchRow[] {
  return [...rows.filter(({ isLoose }) => !isLoose), ...rows.filter(({ isLoose }) => isLoose)];
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

/** The better stage's rows first, none twice, no more of a kind than wanted. What one of the stages means is meant. */
export function merge(better: MatchRow[], worse: MatchRow[], limits: MatchLimits): MatchRow[] {
  const rows = new Map<number, MatchRow>();
  for (const row of [...better, ...worse]) {
    const key = documentNumber(row);
    const known = rows.get(key);
    if (!known) rows.set(key, row);
    else if (known.isLoose) rows.set(key, { ...known, isLoose: row.isLoose, isFaint: known.isFaint && row.isFaint });
  }
  const ofKind = (kind: 1 | 2, most: number) =>
    meantFirst([...rows.values()].filter((row) => row.kind === kind)).slice(0, most);
  return [...ofKind(1, limits.titles), ...ofKind(2, limits.people)];
}
