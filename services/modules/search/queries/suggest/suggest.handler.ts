import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { GENRES_TAG, GenreNames } from '#modules/catalogue/contract/genres/genre-names.port.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { foldText } from '#platform/kernel/text/fold-text.ts';
import type { Card, StoredCard } from '../../contract/card.ts';
import { SEARCH_TAG } from '../../contract/search-tag.ts';
import { QueryReader } from '../query-reader.ts';
import { Suggest } from './suggest.query.ts';

/** The first letters of whatever is sought are asked for again and again. Longer texts would only crowd out other documents. */
const MAX_CACHED_LETTERS = 6;

/** Puts the answer together from the cards that the index stores. */
@QueryHandler(Suggest)
export class SuggestHandler implements IQueryHandler<Suggest> {
  constructor(
    private readonly reader: QueryReader,
    private readonly cache: DocumentCache,
    private readonly names: GenreNames,
  ) {}

  execute(query: Suggest): Promise<Buffer> {
    const { text, limits, literal } = query;
    const load = () => this.load(query);
    if (foldText(text).length > MAX_CACHED_LETTERS || text.length > 2 * MAX_CACHED_LETTERS) return load();
    // As typed: the other keyboard's letters may stand on signs that folding drops.
    const asked = `${limits.role ?? (limits.titles > 0 ? '' : 'people')} ${literal ? 'literal' : ''} ${text}`;
    const tags = [SEARCH_TAG, GENRES_TAG];
    return this.cache.get({ key: `search ${asked}`, tags, mayLag: true, load, sizeOf: (answer) => answer.length });
  }

  private async load({ text, limits, literal }: Suggest): Promise<Buffer> {
    const { titles, people, shownFor, nearest } = await this.reader.read(text, limits, literal);
    // To choose somebody from: whoever may be meant.
    if (limits.titles === 0)
      return this.names.document('{"people":[', ...parted(people.length > 0 ? people : nearest.people), ']}');
    const found = ['{"posts":[', ...parted(titles), '],"people":[', ...parted(people)];
    const near = ['],"nearest":[', ...parted(nearest.titles), '],"nearest_people":[', ...parted(nearest.people)];
    return this.names.document(...found, ...near, `],"shown_for":${JSON.stringify(shownFor)}}`);
  }
}

/** Cards with commas between them. */
function parted(cards: readonly Card[]): StoredCard[] {
  return cards.flatMap(({ stored }, at) => (at > 0 ? [',', stored] : [stored]));
}
