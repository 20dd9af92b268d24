import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { PersonFacts } from '../contract/catalogue.events.ts';

@Entity({ schema: 'write', name: 'person' })
@Index('person_slug', ['slug'], { unique: true })
@Index('person_identity', ['identity'], { unique: true })
export class PersonEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Version of the stream `person-<id>`. */
  @Column({ name: 'version', type: 'integer' })
  version: number;

  @Column({ name: 'slug', type: 'text' })
  slug: string;

  /** The folded name: a source gives no more than names, so one name is one person. */
  @Column({ name: 'identity', type: 'text' })
  identity: string;

  @Column({ name: 'facts', type: 'jsonb' })
  facts: Omit<PersonFacts, 'personId' | 'slug'>;
}
