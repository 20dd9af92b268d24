import type { ListedTitle } from '#modules/catalogue/contract/titles/title-cards.port.ts';
import type { KeptSort } from './list-kept.schema.ts';

/** @param titles the newest first, which also decides between equals. */
export function sortKept<Title extends ListedTitle>(
  titles: readonly Title[],
  { sort, language }: { sort: KeptSort; language: 'fa' | 'en' },
): Title[] {
  if (sort === 'year') return titles.toSorted((a, b) => b.releaseYear - a.releaseYear);
  if (sort === 'rating') return titles.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
  if (sort === 'name') {
    const { compare } = new Intl.Collator(language);
    const nameOf = ({ name }: Title) => (language === 'fa' && name?.fa) || (name?.en ?? '');
    return titles.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
  }
  return [...titles];
}
