import type { PostCard } from '#modules/catalogue/contract/post-card.ts';
import { foldText } from '#platform/kernel/text/fold-text.ts';
import type { Suggestions, SuggestLimits } from '../contract/search-index.port.ts';
import type { TitleFilter } from '../contract/title-filter.ts';
import type { Topics } from '../domain/topic-words.ts';

/** What a query was taken for, and what it then finds. */
export interface Reading {
  /** Cards, best first. */
  titles: string[];
  people: string[];
  /** What advanced search asks for in place of the query. */
  filter: Pick<
    TitleFilter,
    'query' | 'initials' | 'people' | 'fromYear' | 'toYear' | 'genres' | 'countries' | 'postType'
  >;
  /** What was searched for in place of what was typed: the same keys in the other language. */
  shownFor: string | null;
  /** Titles of nearby names, where nothing was found. */
  nearest: string[];
}

export function idsOf(cards: readonly string[]): number[] {
  return cards.map((card) => (JSON.parse(card) as { id: number }).id);
}

/** Without what is not asked for: empty lists would be other filters to the cache of counts. */
export function topicFilter({ genres, countries, years }: Topics): Reading['filter'] {
  return { ...(genres.length > 0 && { genres }), ...(countries.length > 0 && { countries }), ...years };
}

/** Whether that is the whole name on a card. */
export function isNamed(folded: string): (card: string) => boolean {
  return (card) => {
    const { fa, en } = (JSON.parse(card) as PostCard).name;
    return foldText(fa ?? '') === folded || foldText(en ?? '') === folded;
  };
}

export function ofTypeFirst(cards: string[], postType?: 1 | 2): string[] {
  if (!postType) return cards;
  const isOther = new Map(cards.map((card) => [card, Number((JSON.parse(card) as PostCard).post_type !== postType)]));
  return cards.toSorted((one, other) => isOther.get(one)! - isOther.get(other)!);
}

export function reading({ titles, people }: Suggestions, filter: Reading['filter']): Reading {
  return { titles, people, filter, shownFor: null, nearest: [] };
}

/** The better cards first, none twice, no more than wanted. */
export function joined(better: string[], worse: string[], { titles }: SuggestLimits): string[] {
  return [...new Set([...better, ...worse])].slice(0, titles);
}

/** The best by their initials, what is near, the rest by their initials. */
export function above(initials: Reading, near: Reading, limits: SuggestLimits, best: number): Reading {
  const [first, rest] = [initials.titles.slice(0, best), initials.titles.slice(best)];
  const titles = joined([...first, ...near.titles], rest, limits);
  return { ...initials, people: near.people, titles };
}
