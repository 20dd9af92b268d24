import { joinWords } from '#platform/kernel/text/fold-text.ts';
import type { SearchDocument } from '../../contract/search-document.ts';
import { characterPhrases } from '../../domain/names/character-phrases.ts';
import { initialsOf } from '../../domain/names/initials.ts';
import { nameForms } from '../../domain/names/name-forms.ts';
import { nameRows, sortKey } from '../../domain/names/name-rows.ts';
import { MIN_MISSPELT } from '../../domain/spelling/spelling.ts';
import type { EngineKind } from './index-settings.ts';

export interface EngineDocument {
  id: number;
  card: string;
  popularity: number;
  /** The words that the names begin with. */
  first: string[];
  names: string[];
  words: string[];
  clipped: string[];
  /** The names without spaces, with and without their article. */
  keys: string[];
  [fact: string]: unknown;
}

const MAX_KEY = 80;

/** The engine reads texts such as "1917" or "nan" as numbers where it filters and sorts; none with a mark before it. */
export const mark = (text: string) => `_${text}`;

/** A text's key: equal for all its writings with other spaces. */
export function keyOf(folded: string): string {
  return mark(joinWords(folded).slice(0, MAX_KEY));
}

export function engineKind({ kind }: Pick<SearchDocument, 'kind'>): EngineKind {
  return kind === 'title' ? 'titles' : 'people';
}

export function engineDocument(document: SearchDocument): EngineDocument {
  const { id, card, popularity, names: written, roles, facts } = document;
  const names = [...new Set(written.flatMap(nameForms))];
  const words = [...new Set(names.flatMap((name) => name.split(' ')))];
  return {
    id,
    card,
    popularity,
    names,
    words,
    first: [...new Set(names.map((name) => name.split(' ')[0]!))],
    clipped: [...new Set(words.flatMap(clippedForms))],
    keys: [...new Set(nameRows(written).flatMap(({ leads, tail }) => (leads ? [keyOf(tail)] : [])))],
    ...(facts
      ? {
          ...facts,
          initials: [...new Set(nameRows(written).flatMap((row) => (row.leads ? initialsOf(row.tail) : [])))].map(mark),
          characters: characterPhrases(facts.characters).map(mark),
          sortName: mark(sortKey(written)),
          createdAt: Date.parse(facts.createdAt),
          updatedAt: Date.parse(facts.updatedAt),
        }
      : { roles: roles ?? [] }),
  };
}

/** What a word is found by when its first letter is wrong or gone; of the shortest ones also when another letter is gone. */
function clippedForms(word: string): string[] {
  if (word.length < MIN_MISSPELT) return [];
  const places = word.length === MIN_MISSPELT ? [0, 1, 2] : [0];
  return places.map((at) => word.slice(0, at) + word.slice(at + 1));
}
