import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { NewsPostFacts, PieceKind, ReviewFacts } from '../contract/editorial.events.ts';
import type { PieceState } from '../domain/publication.ts';

export type StoredPost = Pick<NewsPostFacts, 'category' | 'motif' | 'cover' | 'texts'>;
export type StoredReview = Pick<ReviewFacts, 'score' | 'texts'>;

/** A news post, or the review of a title. */
@Entity({ schema: 'write', name: 'piece' })
@Index('piece_slug', ['slug'], { unique: true })
@Index('piece_title', ['titleId'], { unique: true })
@Index('piece_due', ['publishAt'], { where: `state = 'scheduled'` })
@Check('piece_kind', `(kind = 'news') = (slug is not null) and (kind = 'review') = (title_id is not null)`)
@Check('piece_state', `state in ('draft', 'scheduled', 'published') and (state = 'draft') = (publish_at is null)`)
export class PieceEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', type: 'int', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ name: 'kind', type: 'text' })
  kind: PieceKind;

  /** Of a news post. */
  @Column({ name: 'slug', type: 'text', nullable: true })
  slug: string | null;

  /** Of a review: each title has one at most. */
  @Column({ name: 'title_id', type: 'int', nullable: true })
  titleId: number | null;

  /** Version of the stream `piece-<id>`. */
  @Column({ name: 'version', type: 'int' })
  version: number;

  @Column({ name: 'state', type: 'text' })
  state: PieceState;

  /** When it is, or was, published. */
  @Column({ name: 'publish_at', type: 'timestamptz', nullable: true })
  publishAt: Date | null;

  @Column({ name: 'facts', type: 'jsonb' })
  facts: StoredPost | StoredReview;
}
