import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredFacts } from '../../domain/titles/merge-facts.ts';

@Entity({ schema: 'write', name: 'title' })
@Index('title_slug', ['slug'], { unique: true })
@Index('title_identity', ['identity'])
export class TitleEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Version of the stream `title-<id>`. */
  @Column({ name: 'version', type: 'integer' })
  version: number;

  @Column({ name: 'slug', type: 'text' })
  slug: string;

  /** Type, year and folded name; not unique, films of one year may share a name. */
  @Column({ name: 'identity', type: 'text' })
  identity: string;

  /** The source whose facts lead. */
  @Column({ name: 'source', type: 'text' })
  source: string;

  @Column({ name: 'facts', type: 'jsonb' })
  facts: StoredFacts;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'now()' })
  createdAt: Date;
}
