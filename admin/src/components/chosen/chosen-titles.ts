import type { ConsoleTitle } from '../../api/types.ts';

/** A title that somebody chose; without a card while it is not listed. */
export interface ChosenTitle {
  id: number;
  post: ConsoleTitle | null;
}

/** @returns the rows with the one at `from` moved by `step`; the same rows where there is no such place. */
export function moved<Row>(rows: readonly Row[], from: number, step: -1 | 1): Row[] {
  const to = from + step;
  const next = [...rows];
  if (to < 0 || to >= rows.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The server also finds titles by words inside their names; Enter should take the one that begins as was typed. */
export function likeliestFirst(titles: readonly ConsoleTitle[], typed: string): ConsoleTitle[] {
  const begun = typed.toLowerCase();
  const begins = ({ name }: ConsoleTitle) =>
    [name.en, name.fa].some((one) => one?.toLowerCase().replace(/^the /, '').startsWith(begun.replace(/^the /, '')));
  return [...titles.filter(begins), ...titles.filter((title) => !begins(title))];
}
