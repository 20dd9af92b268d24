import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ListKind } from '../contract/library.events.ts';

/** One entry of a member's lists, with what was taken off them. */
@Entity({ schema: 'write', name: 'list_entry' })
export class ListEntryEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', type: 'int', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ name: 'user_id', type: 'int' })
  userId: number;

  @Column({ name: 'kind', type: 'text' })
  kind: ListKind;

  /** Of a kept title and a followed series. */
  @Column({ name: 'post_id', type: 'int', nullable: true })
  postId: number | null;

  /** Of a followed person. */
  @Column({ name: 'person_id', type: 'int', nullable: true })
  personId: number | null;

  /** Version of the stream `list-entry-<id>`. */
  @Column({ name: 'version', type: 'int' })
  version: number;

  @Column({ name: 'listed', type: 'boolean' })
  listed: boolean;
}
