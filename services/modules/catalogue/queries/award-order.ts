/** The awards that a ceremony is remembered for, in the order in which people look for them; the others follow by name. */
const LEADING = [
  'Best Picture',
  'Best Film',
  'Best Motion Picture – Drama',
  'Best Motion Picture – Musical or Comedy',
  'Best Director',
  'Best Actress',
  'Best Actress – Drama',
  'Best Actress – Musical or Comedy',
  'Best Actor',
  'Best Actor – Drama',
  'Best Actor – Musical or Comedy',
  'Best Supporting Actress',
  'Best Supporting Actor',
  'Best Original Screenplay',
  'Best Adapted Screenplay',
  'Best Screenplay',
  'Outstanding British Film',
  'Best International Feature Film',
  'Best Film Not in the English Language',
  'Best Motion Picture – Non-English Language',
  'Best Animated Feature',
  'Best Animated Film',
  'Best Documentary',
];
const RANKS = new Map(LEADING.map((title, rank) => [title, rank]));

export function byAward(one: string, other: string): number {
  const rank = (title: string) => RANKS.get(title) ?? LEADING.length;
  return rank(one) - rank(other) || one.localeCompare(other, 'en');
}
