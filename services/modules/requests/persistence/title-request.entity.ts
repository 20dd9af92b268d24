import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { RequestState } from '../domain/request-state.ts';

/** A title that members wish for: one for each id of a film database. */
@Entity({ schema: 'write', name: 'title_request' })
@Index('title_request_film', ['filmId'], { unique: true })
@Check('title_request_state', `state in ('open', 'accepted', 'refused', 'fulfilled')`)
@Check('title_request_title', `(state = 'fulfilled') = (title_id is not null)`)
export class TitleRequestEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', type: 'int', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ name: 'film_id', type: 'text' })
  filmId: string;

  /** 1 movie, 2 series, as the first sponsor has said; null before there is one. */
  @Column({ name: 'post_type', type: 'smallint', nullable: true })
  postType: 1 | 2 | null;

  /** Version of the stream `title-request-<id>`. */
  @Column({ name: 'version', type: 'int' })
  version: number;

  /** Counts what staff has done to it. */
  @Column({ name: 'ruling', type: 'int' })
  ruling: number;

  @Column({ name: 'state', type: 'text' })
  state: RequestState;

  /** Of a fulfilled one. */
  @Column({ name: 'title_id', type: 'int', nullable: true })
  titleId: number | null;
}
