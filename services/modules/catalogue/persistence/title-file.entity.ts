import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { TitleEntity } from './title.entity.ts';

/** A release that a title has; its facts are in the event. Season and episode are 0 for movies, so that one index covers all. */
@Entity({ schema: 'write', name: 'title_file' })
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
}
