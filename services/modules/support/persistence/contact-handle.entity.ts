import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ContactThreadEntity } from './contact-thread.entity.ts';

/** What a mailed link names its thread by, hashed: whoever has it may add to the thread, and reads nothing of it. */
@Entity({ schema: 'write', name: 'contact_handle' })
@Index('contact_handle_thread', ['threadId'])
export class ContactHandleEntity {
  @PrimaryColumn({ name: 'handle_hash', type: 'bytea', primaryKeyConstraintName: 'contact_handle_pkey' })
  handleHash: Buffer;

  @ForeignKey(() => ContactThreadEntity, { name: 'contact_handle_thread_id_fkey', onDelete: 'CASCADE' })
  @Column({ name: 'thread_id', type: 'int' })
  threadId: number;
}
