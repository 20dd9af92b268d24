import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CollectionFacts } from '../contract/curation.events.ts';

export type StoredCollection = Omit<CollectionFacts, 'collectionId' | 'slug'>;

@Entity({ schema: 'write', name: 'collection' })
@Index('collection_slug', ['slug'], { unique: true })
export class CollectionEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', type: 'int', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ name: 'slug', type: 'text' })
  slug: string;

  /** Version of the stream `collection-<id>`. */
  @Column({ name: 'version', type: 'int' })
  version: number;

  @Column({ name: 'retired', type: 'boolean' })
  retired: boolean;

  @Column({ name: 'facts', type: 'jsonb' })
  facts: StoredCollection;
}
