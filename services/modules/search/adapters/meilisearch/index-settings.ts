import type { Settings } from 'meilisearch';
import { FINGLISH_WORDS } from '../../domain/sounds/finglish.ts';
import { MIN_MISSPELT } from '../../domain/spelling/spelling.ts';

export type EngineKind = 'titles' | 'people';
export const ENGINE_KINDS: readonly EngineKind[] = ['titles', 'people'];

/** Counted up with every change of the settings or of the documents: indexes of another version are filled anew. */
const VERSION = 3;

/** @returns for example `parde-titles-v1`. */
export function indexName(prefix: string, kind: EngineKind): string {
  return `${prefix}-${kind}-v${VERSION}`;
}

/** Searched as typed: a misspelt word finds nothing here, so that a right one is never drowned by what merely resembles it. */
export const TYPED_ATTRIBUTES = ['first', 'names'];
/** Searched when nothing is as it was typed. */
export const MISSPELT_ATTRIBUTES = ['words'];
/** Words without their first letter, which the engine's typo tolerance takes for two typos. */
export const CLIPPED_ATTRIBUTE = 'clipped';

const COMMON: Settings = {
  searchableAttributes: [...TYPED_ATTRIBUTES, ...MISSPELT_ATTRIBUTES, CLIPPED_ATTRIBUTE],
  displayedAttributes: ['id', 'card', 'keys'],
  // Exact names are asked for by their keys and come before all of this.
  rankingRules: ['sort', 'words', 'typo', 'proximity', 'attributeRank', 'popularity:desc', 'id:asc'],
  typoTolerance: {
    enabled: true,
    // Of a word of five letters, four may be left.
    minWordSizeForTypos: { oneTypo: MIN_MISSPELT, twoTypos: MIN_MISSPELT },
    disableOnAttributes: TYPED_ATTRIBUTES,
    disableOnNumbers: true,
    disableOnWords: [],
  },
  synonyms: Object.fromEntries([...FINGLISH_WORDS].map(([finglish, persian]) => [finglish, [persian]])),
  facetSearch: false,
  pagination: { maxTotalHits: 10_000_000 },
};

export const INDEX_SETTINGS: Record<EngineKind, Settings> = {
  titles: {
    ...COMMON,
    filterableAttributes: [
      'id',
      'keys',
      'initials',
      'postType',
      'releaseYear',
      'age',
      'channel',
      'countries',
      'genres',
      'qualities',
      'dubbed',
      'censored',
      'actors',
      'directors',
      'characters',
    ],
    sortableAttributes: ['id', 'createdAt', 'updatedAt', 'releaseYear', 'rating', 'votes', 'sortName', 'popularity'],
    faceting: { maxValuesPerFacet: 1_000, sortFacetValuesBy: { '*': 'count' } },
  },
  people: { ...COMMON, filterableAttributes: ['id', 'keys', 'roles'], sortableAttributes: ['id', 'popularity'] },
};
