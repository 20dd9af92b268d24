import type { DocumentKey } from '../../../contract/search-document.ts';
import type { DocumentRow } from '../document-row.ts';
import { KIND } from '../write-documents.ts';

/** With SEARCH_TAG from every batch: whose names or popularity changed, and of which others the cards did. */
const TAG = { names: 'search-names', cards: 'search-cards' } as const;

interface Changes {
  /** Of these the cards, too. */
  names: readonly DocumentKey[];
  cards?: readonly DocumentKey[];
}

/** @returns tags for caches that name the documents that a batch has changed, as "search-names 1-12 2-5" and "search-cards 1-7". */
export function changedDocumentsTags({ names, cards = [] }: Changes): string[] {
  const tag = (what: keyof typeof TAG, documents: readonly DocumentKey[]) =>
    [TAG[what], ...documents.map(({ kind, id }) => `${KIND[kind]}-${id}`)].join(' ');
  return [tag('names', names), tag('cards', cards)];
}

/** @returns the documents that a change names; null where it names none that it may have changed. */
export function changedNames(tags: readonly string[]): DocumentRow[] | null {
  return named('names', tags);
}

/** As changedNames. */
export function changedCards(tags: readonly string[]): DocumentRow[] | null {
  const cards = named('cards', tags);
  return cards && [...cards, ...(named('names', tags) ?? [])];
}

function named(what: keyof typeof TAG, tags: readonly string[]): DocumentRow[] | null {
  const found = tags.map((tag) => tag.split(' ')).filter(([first]) => first === TAG[what]);
  if (found.length === 0) return null;
  return found.flatMap(([, ...keys]) =>
    keys.map((key) => {
      const [kind, id] = key.split('-').map(Number);
      return { kind: kind === KIND.title ? KIND.title : KIND.person, id: id! };
    }),
  );
}
