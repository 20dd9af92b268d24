import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { WorkKind } from '../contract/work-claims.events.ts';

/** Who has taken something up that waits, and until when. */
@Entity({ schema: 'write', name: 'work_claim' })
export class WorkClaimEntity {
  @PrimaryColumn({ name: 'kind', type: 'text' })
  kind: WorkKind;

  @PrimaryColumn({ name: 'item_id', type: 'int' })
  itemId: number;

  /** Version of the stream `work-claim-<kind>-<itemId>`. */
  @Column({ name: 'version', type: 'int' })
  version: number;

  @Column({ name: 'user_id', type: 'int' })
  userId: number;

  @Column({ name: 'until', type: 'timestamptz' })
  until: Date;
}
