import type { ReadDatabase } from '#platform/database/read-database.ts';
import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { Card } from '../../contract/card.ts';
import type { DocumentKey, SearchDocument } from '../../contract/search-document.ts';
import {
  type Cards,
  SearchIndex,
  type Suggestions,
  type SuggestLimits,
  type TitleCount,
} from '../../contract/search-index.port.ts';
import { SEARCH_TAG } from '../../contract/search-tag.ts';
import type { TitleFilter, TitlePage } from '../../contract/title-filter.ts';
import { CardReader } from './card-reader.ts';
import { cardsOfPage, countTitles } from './find-titles.ts';
import { changedDocumentsTags } from './in-memory/changed-documents.ts';
import type { KeptNames } from './in-memory/kept-names.ts';
import { MAX_BY_INITIALS, titlesByInitials } from './initials-sql.ts';
import type { MatchRow } from './match-sql.ts';
import { NameMatcher } from './names/name-matcher.ts';
import { CharacterWords } from './vocabulary/character-words.ts';
import {
  clearDocuments,
  INDEX_TABLES,
  QUERY_INDEXES,
  ROLE,
  removeDocuments,
  writeDocuments,
} from './write-documents.ts';

/** Most titles a query's words may match in advanced search, before its filters: as good as all of them. */
const MAX_MATCHES = 100_000;

/** The search index in the read database: written in the projection's transaction, so it is as exact as any read model. */
export class PostgresSearchIndex extends SearchIndex {
  override readonly tables = INDEX_TABLES;
  override readonly queryIndexes = QUERY_INDEXES;
  private readonly cards: CardReader;
  private readonly matcher: NameMatcher;
  private readonly characters: CharacterWords;

  /** @param names in processes that answer searches. */
  constructor(
    private readonly database: ReadDatabase,
    private readonly names: KeptNames | null = null,
  ) {
    super();
    this.cards = new CardReader(database, names?.cards ?? null);
    this.matcher = new NameMatcher(database, this.cards, names);
    this.characters = new CharacterWords(database);
  }

  override async upsert(documents: SearchDocument[], transaction: ProjectionTransaction): Promise<void> {
    const { renamed, moved, others } = await writeDocuments(documents, transaction);
    if (renamed.length > 0) {
      this.matcher.forgetWords();
      this.characters.forget();
    }
    transaction.invalidate(SEARCH_TAG, ...changedDocumentsTags({ names: [...renamed, ...moved], cards: others }));
  }

  override async remove(keys: DocumentKey[], transaction: ProjectionTransaction): Promise<void> {
    await removeDocuments(keys, transaction);
    transaction.invalidate(SEARCH_TAG, ...changedDocumentsTags({ names: keys }));
  }

  override async clear(transaction: ProjectionTransaction): Promise<void> {
    await clearDocuments(transaction);
    transaction.invalidate(SEARCH_TAG);
  }

  override async suggest(query: string, { titles, people, role, onlyTyped }: SuggestLimits): Promise<Suggestions> {
    const limits = { titles, people, role: role ? ROLE[role] : 0, cards: true, onlyTyped } as const;
    const { rows, fit, nearest } = await this.matcher.match(query, limits);
    return { fit, ...cardsOf(rows), nearest: cardsOf(nearest) };
  }

  override charactersNear(folded: string): Promise<string[]> {
    return this.characters.near(folded);
  }

  override async find(filter: TitleFilter, page: TitlePage): Promise<Card[]> {
    const ids = await this.titlesMatching(filter);
    const isPlain = ids && Object.keys(filter).every((key) => key === 'initials') && !page.sort;
    if (!isPlain) return cardsOfPage(this.database, filter, page, ids);
    return this.cards.ofTitles(ids.slice((page.page - 1) * page.size, page.page * page.size));
  }

  override async count(filter: TitleFilter): Promise<TitleCount> {
    return countTitles(this.database, filter, await this.titlesMatching(filter));
  }

  private async titlesMatching({ query, initials }: TitleFilter): Promise<number[] | null> {
    if (initials !== undefined) {
      return this.names?.titlesByInitials(initials, MAX_BY_INITIALS) ?? titlesByInitials(this.database, initials);
    }
    if (query === undefined) return null;
    const { rows } = await this.matcher.match(query, { titles: MAX_MATCHES, people: 0, role: 0, cards: false });
    return rows.map((row) => row.id);
  }
}

function cardsOf(rows: MatchRow[]): Cards {
  const ofKind = (kind: 1 | 2) => rows.filter((row) => row.kind === kind).map(({ id, card }) => new Card(id, card));
  return { titles: ofKind(1), people: ofKind(2) };
}
