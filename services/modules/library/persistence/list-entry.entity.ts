import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ListKind } from '../contract/library.events.ts';

/** One entry of a member's lists, with what was taken off them. */
@Entity({ schema: 'write', name: 'list_entry' })
@Index('list_entry_post', ['userId', 'kind', 'postId'], { unique: true })
@Index('list_entry_person', ['userId', 'personId'], { unique: true })
@Index('list_entry_series_followers', ['postId', 'userId'], { where: `kind = 'series' and listed` })
@Index('list_entry_person_followers', ['personId', 'userId'], { where: `kind = 'person' and listed` })
@Check('list_entry_kind', `kind in ('later', 'person', 'series')`)
@Check('list_entry_target', `(post_id is null) = (kind = 'person') and (person_id is null) = (kind <> 'person')`)
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
