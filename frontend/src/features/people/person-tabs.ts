import type { Person } from '../../api/types.ts';
import type { Language } from '../../lib/i18n/language.ts';

type PersonTab = 'movies' | 'series' | 'biography';

export function biographyOf({ biography }: Pick<Person, 'biography'>, language: Language): string | null {
  if (!biography) return null;
  return (language === 'fa' && biography.fa) || biography.en || biography.fa || null;
}

/** The tabs that have something to show. */
export function personTabs(person: Pick<Person, 'biography' | 'movies_count' | 'serials_count'>): PersonTab[] {
  const tabs: PersonTab[] = [];
  if (person.movies_count > 0) tabs.push('movies');
  if (person.serials_count > 0) tabs.push('series');
  if (biographyOf(person, 'fa')) tabs.push('biography');
  return tabs;
}
