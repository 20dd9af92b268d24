import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which of a member's download keys counts, and from where it was used today. No row: the first one, used nowhere. */
@Entity({ schema: 'write', name: 'download_key' })
export class DownloadKeyEntity {
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  /** Also the version of the stream `download-key-<userId>`, less 1. */
  @Column({ type: 'integer' })
  generation: number;

  @Column({ type: 'jsonb', default: [] })
  addresses: string[];

  @Column({ name: 'addresses_on', type: 'date', nullable: true })
  addressesOn: string | null;
}
