import type { KeptSort, KeptTitle } from './list-kept.schema.ts';

/** @param titles the newest first, which also decides between equals. */
export function sortKept(
  titles: readonly KeptTitle[],
  { sort, language }: { sort: KeptSort; language: 'fa' | 'en' },
): KeptTitle[] {
  if (sort === 'year') return titles.toSorted((a, b) => b.release_year - a.release_year);
  if (sort === 'rating') return titles.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
  if (sort === 'name') {
    const { compare } = new Intl.Collator(language);
    const nameOf = ({ name }: KeptTitle) => (language === 'fa' && name.fa) || name.en;
    return titles.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
  }
  return [...titles];
}
