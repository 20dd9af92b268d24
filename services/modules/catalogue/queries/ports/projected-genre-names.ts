import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import type { TextBytes } from '#platform/kernel/text/text-bytes.ts';
import type { GenreList } from '../../contract/genres/genre.events.ts';
import { GENRES_TAG, GenreNames } from '../../contract/genres/genre-names.port.ts';
import { GenreVocabulary } from '../../contract/genres/genre-vocabulary.ts';
import { FIRST_GENRES } from '../../contract/genres/genres.ts';
import { CardGenres } from '../cards/card-genres.ts';

/** With the texts that it comes to know. */
const BYTES = 1_000_000;

@Injectable()
export class ProjectedGenreNames extends GenreNames {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
  ) {
    super();
  }

  async vocabulary(): Promise<GenreVocabulary> {
    return (await this.current()).vocabulary;
  }

  async fill(text: string): Promise<string> {
    return (await this.current()).fill(text);
  }

  async document(...pieces: (string | TextBytes)[]): Promise<Buffer> {
    return (await this.current()).document(pieces);
  }

  private current(): Promise<CardGenres> {
    return this.cache.get({
      key: 'genres',
      tags: [GENRES_TAG],
      ingredient: true,
      load: async () => {
        const sql = 'select genres, own_order as "ownOrder", merged from read.genre_list';
        return new CardGenres(new GenreVocabulary((await this.database.row<GenreList>(sql)) ?? FIRST_GENRES));
      },
      sizeOf: () => BYTES,
    });
  }
}
