import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { GenreVocabulary } from '../../contract/genres/genre-vocabulary.ts';
import { Placement } from '../../domain/imports/placement.ts';
import { composeFacts, identityOf, peopleOf, recordHash } from '../../domain/titles/compose-facts.ts';
import type { TitleRecord } from '../../domain/titles/title-record.ts';
import { GenreListRepository } from '../../persistence/genre-list.repository.ts';
import { TitleRepository } from '../../persistence/titles/title.repository.ts';
import { type SourceRow, TitleSourceRepository } from '../../persistence/titles/title-source.repository.ts';
import { ImportedPeople, type KnownPeople } from './imported-people.ts';

/** Loads what the catalogue knows of a batch's records, and decides for each what it is. */
@Injectable()
export class RecordPlacement {
  constructor(
    private readonly titles: TitleRepository,
    private readonly sources: TitleSourceRepository,
    private readonly people: ImportedPeople,
    private readonly genres: GenreListRepository,
  ) {}

  async place(
    manager: EntityManager,
    brought: readonly TitleRecord[],
    now: Date,
  ): Promise<{ placement: Placement; people: KnownPeople }> {
    const records = withGenres(brought, await this.genres.current(manager));
    const hashed = records.map((record) => ({ record, hash: recordHash(record) }));
    const sources = await this.sources.find(manager, records);
    const seen = new Map(sources.map((row) => [`${row.source}\n${row.source_key}`, row.record_hash]));
    const fresh = hashed.filter(({ record, hash }) => seen.get(`${record.source}\n${record.sourceKey}`) !== hash);
    const people = await this.people.upsert(manager, peopleOf(fresh.map(({ record }) => record)));
    const identities = fresh.map(({ record }) => identityOf(record));
    const placement = await this.knownTitles(manager, sources, identities);
    placement.counts.unchanged += hashed.length - fresh.length;
    for (const { record, hash } of fresh) {
      const { source, sourceKey, offer } = record;
      const facts = composeFacts(record, people.ids, now);
      placement.place({ source, sourceKey, hash, offer, identity: identityOf(record), facts });
    }
    return { placement, people };
  }

  private async knownTitles(manager: EntityManager, sources: SourceRow[], identities: string[]): Promise<Placement> {
    const placement = new Placement();
    const ids = [...new Set(sources.map((row) => row.title_id))];
    const titles = await this.titles.lockKnown(manager, ids, [...new Set(identities)]);
    for (const title of titles) placement.know(title);
    const byId = new Map(titles.map((title) => [title.id, title]));
    for (const row of sources) {
      const title = byId.get(row.title_id);
      if (title) placement.knowSource(row.source, row.source_key, row.record_hash, title);
    }
    return placement;
  }
}

const MAX_GENRES = 6;

/** Words of sources as the genres that they mean here and now. */
function withGenres(records: readonly TitleRecord[], genres: GenreVocabulary): TitleRecord[] {
  return records.map((record) => ({ ...record, genres: genres.ofWords(record.genres).slice(0, MAX_GENRES) }));
}
