import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { TitleEntity } from './title.entity.ts';

/** One record of one source, the title it became, and the record's hash: a repeat is known without comparing facts. */
@Entity({ schema: 'write', name: 'title_source' })
@Index('title_source_title', ['titleId'])
export class TitleSourceEntity {
  @PrimaryColumn({ name: 'source', type: 'text' })
  source: string;

  @PrimaryColumn({ name: 'source_key', type: 'text' })
  sourceKey: string;

  @Column({ name: 'title_id', type: 'integer' })
  titleId: number;

  @ManyToOne(() => TitleEntity)
  @JoinColumn({ name: 'title_id', foreignKeyConstraintName: 'title_source_title_id_fkey' })
  title?: Relation<TitleEntity>;

  @Column({ name: 'record_hash', type: 'text' })
  recordHash: string;
}
