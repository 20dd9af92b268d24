import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import type { Card } from '../../contract/card.ts';
import type { DocumentKey, SearchDocument } from '../../contract/search-document.ts';
import {
  SearchIndex,
  type Suggestions,
  type SuggestLimits,
  type TitleCount,
} from '../../contract/search-index.port.ts';
import type { TitleFilter, TitlePage } from '../../contract/title-filter.ts';
import type { Engine } from './engine.ts';
import { engineDocument, engineKind } from './engine-document.ts';
import { ENGINE_KINDS, type EngineKind, indexName } from './index-settings.ts';
import { IndexWriter, type WriterOptions } from './index-writer.ts';
import { NameSuggestions } from './name-suggestions.ts';
import { TitleFinder } from './title-finder.ts';

export interface MeilisearchIndexOptions extends WriterOptions {
  engine: Engine;
  /** Several sites may share a server. */
  prefix: string;
  /** Of indexes beside the live ones. */
  suffix?: string;
}

/** The search index in Meilisearch: an index of titles and one of people. */
export class MeilisearchIndex extends SearchIndex {
  private readonly writer: IndexWriter;
  private readonly suggestions: NameSuggestions;
  private readonly finder: TitleFinder;

  constructor(private readonly options: MeilisearchIndexOptions) {
    super();
    this.writer = new IndexWriter(options.engine, options);
    this.suggestions = new NameSuggestions(options.engine, (kind) => this.nameOf(kind));
    this.finder = new TitleFinder(options.engine, () => this.nameOf('titles'));
  }

  nameOf(kind: EngineKind): string {
    return `${indexName(this.options.prefix, kind)}${this.options.suffix ?? ''}`;
  }

  override async upsert(documents: SearchDocument[], _transaction: ProjectionTransaction): Promise<void> {
    // The last one wins, as it would had they come one by one.
    const newest = [...new Map(documents.map((document) => [`${document.kind}-${document.id}`, document])).values()];
    await this.eachKind((kind) => {
      const own = newest.filter((document) => engineKind(document) === kind);
      return this.writer.write(this.nameOf(kind), own.map(engineDocument));
    });
  }

  override async remove(keys: DocumentKey[], _transaction: ProjectionTransaction): Promise<void> {
    await this.eachKind((kind) => {
      const own = keys.filter((key) => engineKind(key) === kind);
      return this.writer.remove(
        this.nameOf(kind),
        own.map((key) => key.id),
      );
    });
  }

  override async clear(_transaction: ProjectionTransaction): Promise<void> {
    await this.eachKind((kind) => this.writer.clear(this.nameOf(kind)));
  }

  override suggest(query: string, limits: SuggestLimits): Promise<Suggestions> {
    return this.suggestions.suggest(query, limits);
  }

  override find(filter: TitleFilter, page: TitlePage): Promise<Card[]> {
    return this.finder.find(filter, page);
  }

  override count(filter: TitleFilter): Promise<TitleCount> {
    return this.finder.count(filter);
  }

  private async eachKind(work: (kind: EngineKind) => Promise<void>): Promise<void> {
    await Promise.all(ENGINE_KINDS.map(work));
  }
}
