import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { GenreList } from '../contract/genres/genre.events.ts';

/** The one list of genres, as commands need it; its row is there from the beginning. */
@Entity({ schema: 'write', name: 'genre_list' })
export class GenreListEntity {
  @PrimaryColumn({ name: 'id', type: 'int' })
  id: number;

  /** Version of the stream `genre-list-1`. */
  @Column({ name: 'version', type: 'int' })
  version: number;

  /** Null until it is saved for the first time. */
  @Column({ name: 'list', type: 'jsonb', nullable: true })
  list: GenreList | null;

  /** Genres that were merged of late, which titles may still have. */
  @Column({ name: 'leaving', type: 'text', array: true })
  leaving: string[];
}
