import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TitleEntity } from './title.entity.ts';

/** An id that a film database has for a title: each names one title alone. */
@Entity({ schema: 'write', name: 'title_film_id' })
@Index('title_film_id_title', ['titleId'])
export class TitleFilmIdEntity {
  @PrimaryColumn({ name: 'film_id', type: 'text', primaryKeyConstraintName: 'title_film_id_pkey' })
  filmId: string;

  @ForeignKey(() => TitleEntity, { name: 'title_film_id_title_id_fkey' })
  @Column({ name: 'title_id', type: 'integer' })
  titleId: number;
}
