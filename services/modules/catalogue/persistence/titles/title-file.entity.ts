import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { MediaFacts } from '#modules/media/contract/media-facts.ts';
import { TitleEntity } from './title.entity.ts';

/** A release that a title has, and its file. Season and episode are 0 for movies, so that one index covers all. */
@Entity({ schema: 'write', name: 'title_file' })
@Check('title_file_media', '(media is null) = (uploaded_at is null)')
@Index('title_file_release', ['titleId', 'season', 'episode', 'quality', 'dubbed', 'censored'], { unique: true })
export class TitleFileEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ name: 'title_id', type: 'integer' })
  titleId: number;

  @ManyToOne(() => TitleEntity)
  @JoinColumn({ name: 'title_id', foreignKeyConstraintName: 'title_file_title_id_fkey' })
  title?: Relation<TitleEntity>;

  @Column({ name: 'quality', type: 'smallint' })
  quality: number;

  @Column({ name: 'season', type: 'smallint' })
  season: number;

  @Column({ name: 'episode', type: 'smallint' })
  episode: number;

  @Column({ name: 'dubbed', type: 'boolean' })
  dubbed: boolean;

  @Column({ name: 'censored', type: 'boolean' })
  censored: boolean;

  /** Null while no file was ever brought for the release. */
  @Column({ name: 'media', type: 'jsonb', nullable: true })
  media: MediaFacts | null;

  @Column({ name: 'uploaded_at', type: 'timestamptz', nullable: true })
  uploadedAt: Date | null;

  /** Not on offer since then. */
  @Column({ name: 'retired_at', type: 'timestamptz', nullable: true })
  retiredAt: Date | null;
}
