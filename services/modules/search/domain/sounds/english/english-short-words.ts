/** English words of one or two letters, which are in no list of words, and "the", as Iranians write them. Texts are folded. */

const SPELLINGS: Record<string, string> = {
  the: 'د دی دا',
  of: 'اف او',
  to: 'تو',
  in: 'این',
  on: 'ان',
  an: 'ان',
  at: 'ات',
  it: 'ایت',
  is: 'ایز',
  as: 'از',
  us: 'اس',
  up: 'اپ',
  by: 'بای',
  my: 'مای',
  me: 'می',
  we: 'وی',
  he: 'هی',
  be: 'بی',
  do: 'دو',
  go: 'گو',
  no: 'نو',
  so: 'سو',
  if: 'ایف',
  or: 'ار اور',
  oz: 'از اوز',
  am: 'ام',
  mr: 'مستر',
  and: 'اند',
};
const LETTERS = 'ای بی سی دی ای اف جی اچ ای جی کی ال ام ان او پی کیو ار اس تی یو وی دبلیو ایکس وای زد'.split(' ');

const BY_PERSIAN = new Map<string, string[]>();
const add = (persian: string, latin: string) => BY_PERSIAN.set(persian, [...(BY_PERSIAN.get(persian) ?? []), latin]);
for (const [latin, all] of Object.entries(SPELLINGS)) for (const persian of all.split(' ')) add(persian, latin);
for (const [at, persian] of LETTERS.entries()) add(persian, String.fromCharCode('a'.charCodeAt(0) + at));
add('ا', 'a');

export function shortEnglishWords(persian: string): string[] {
  return BY_PERSIAN.get(persian) ?? [];
}
