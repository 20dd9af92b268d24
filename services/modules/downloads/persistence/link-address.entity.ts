import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address from which a signed link was used. */
@Entity({ schema: 'write', name: 'link_address' })
export class LinkAddress {
  @PrimaryColumn({ name: 'link_id', type: 'text' })
  linkId: string;

  @PrimaryColumn({ type: 'text' })
  address: string;

  @Column({ name: 'seen_at', type: 'timestamptz' })
  seenAt: Date;
}
