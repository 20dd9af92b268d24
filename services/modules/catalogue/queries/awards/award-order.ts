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
  'Best Television Series – Drama',
  'Best Television Series – Musical or Comedy',
  'Best Limited Series or Television Film',
  'Best Actress – Television Drama',
  'Best Actor – Television Drama',
  'Best Actress – Television Musical or Comedy',
  'Best Actor – Television Musical or Comedy',
  'Best Cinematography',
  'Best Editing',
  'Best Production Design',
  'Best Original Score',
  'Best Original Song',
];
/** Behind all others. */
const LAST = ['Best Live Action Short', 'Best Animated Short', 'Best Documentary Short', 'Honorary Award'];
const RANKS = new Map([
  ...LEADING.map((title, rank) => [title, rank] as const),
  ...LAST.map((title, rank) => [title, LEADING.length + 1 + rank] as const),
]);

export function byAward(one: string, other: string): number {
  const rank = (title: string) => RANKS.get(title) ?? LEADING.length;
  return rank(one) - rank(other) || one.localeCompare(other, 'en');
}
