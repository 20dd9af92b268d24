import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TitleRequestEntity } from './title-request.entity.ts';

/** A member who wishes for a title. */
@Entity({ schema: 'write', name: 'title_request_sponsor' })
@Index('title_request_sponsor_user', ['userId'])
export class RequestSponsorEntity {
  @ForeignKey(() => TitleRequestEntity, { name: 'title_request_sponsor_request_id_fkey' })
  @PrimaryColumn({ name: 'request_id', type: 'int', primaryKeyConstraintName: 'title_request_sponsor_pkey' })
  requestId: number;

  @PrimaryColumn({ name: 'user_id', type: 'int', primaryKeyConstraintName: 'title_request_sponsor_pkey' })
  userId: number;

  @Column({ name: 'joined_at', type: 'timestamptz', default: () => 'now()' })
  joinedAt: Date;
}
