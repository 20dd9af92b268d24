import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { GenreList } from '../contract/genres/genre.events.ts';
import { GenreVocabulary } from '../contract/genres/genre-vocabulary.ts';
import { FIRST_GENRES } from '../contract/genres/genres.ts';
import { GenreListEntity } from './genre-list.entity.ts';

const GENRES_ID = 1;
export const GENRES_STREAM = `genre-list-${GENRES_ID}`;
const where = { id: GENRES_ID };

interface OpenGenreList {
  version: number;
  list: GenreList;
  leaving: string[];
}

@Injectable()
export class GenreListRepository {
  /** For a change: whoever writes titles, or changes the list too, waits until it is committed. */
  async lock(manager: EntityManager): Promise<OpenGenreList> {
    const row = await manager.findOneOrFail(GenreListEntity, { where, lock: { mode: 'pessimistic_write' } });
    return { version: row.version, list: row.list ?? FIRST_GENRES, leaving: row.leaving };
  }

  /** For titles: the list stays as it is until they are committed. Asked for before any title is locked. */
  async current(manager: EntityManager): Promise<GenreVocabulary> {
    const row = await manager.findOneOrFail(GenreListEntity, { where, lock: { mode: 'pessimistic_read' } });
    return new GenreVocabulary(row.list ?? FIRST_GENRES);
  }

  /** As of now, whatever becomes of it. */
  async leaving(manager: EntityManager): Promise<{ slugs: string[]; vocabulary: GenreVocabulary }> {
    const { list, leaving } = await manager.findOneOrFail(GenreListEntity, { where });
    return { slugs: leaving, vocabulary: new GenreVocabulary(list ?? FIRST_GENRES) };
  }

  async save(manager: EntityManager, { version, list, leaving }: OpenGenreList): Promise<void> {
    await manager.save(GenreListEntity, { ...where, version, list, leaving });
  }

  /** These have left: no title has them any more. */
  async forget(manager: EntityManager, slugs: readonly string[]): Promise<void> {
    await manager.query(
      `update write.genre_list set leaving = array(select unnest(leaving) except select unnest($2::text[])) where id = $1`,
      [GENRES_ID, slugs],
    );
  }
}
