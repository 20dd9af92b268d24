import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether two titles that look the same are known to be two films. */
@Entity({ schema: 'write', name: 'dismissed_pair' })
@Check('dismissed_pair_order', 'first_id < second_id')
export class DismissedPairEntity {
  /** The lower id. */
  @PrimaryColumn({ name: 'first_id', type: 'int' })
  firstId: number;

  @PrimaryColumn({ name: 'second_id', type: 'int' })
  secondId: number;

  /** Version of the stream `duplicate-<firstId>-<secondId>`. */
  @Column({ name: 'version', type: 'int' })
  version: number;

  @Column({ name: 'dismissed', type: 'boolean' })
  dismissed: boolean;
}
