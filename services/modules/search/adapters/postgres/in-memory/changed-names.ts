import type { DocumentKey } from '../../../contract/search-document.ts';
import { KIND } from '../write-documents.ts';

/** With SEARCH_TAG from every batch: whose names changed. */
const TAG = 'search-names';

interface NamedDocument {
  kind: 1 | 2;
  id: number;
}

/** @returns a tag for caches that names the documents whose names or popularity a batch has changed, as "search-names 1-12 2-5". */
export function changedNamesTag(documents: readonly DocumentKey[]): string {
  return [TAG, ...documents.map(({ kind, id }) => `${KIND[kind]}-${id}`)].join(' ');
}

/** @returns the documents that a change names; null where it names none that it may have changed. */
export function changedNames(tags: readonly string[]): NamedDocument[] | null {
  const named = tags.filter((tag) => tag.split(' ', 1)[0] === TAG);
  if (named.length === 0) return null;
  return named.flatMap((tag) =>
    tag
      .split(' ')
      .slice(1)
      .map((key) => {
        const [kind, id] = key.split('-').map(Number);
        return { kind: kind === KIND.title ? KIND.title : KIND.person, id: id! };
      }),
  );
}
