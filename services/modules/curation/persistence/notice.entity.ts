import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { NoticeFacts } from '../contract/notice.events.ts';

export type StoredNotice = Omit<NoticeFacts, 'noticeId'>;

@Entity({ schema: 'write', name: 'notice' })
export class NoticeEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', type: 'int', generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Version of the stream `notice-<id>`. */
  @Column({ name: 'version', type: 'int' })
  version: number;

  @Column({ name: 'retired', type: 'boolean' })
  retired: boolean;
}
