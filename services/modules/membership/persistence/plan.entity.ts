import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { bigInteger } from '#platform/database/big-integer.ts';

/** An offer: a purchasable plan (1 free, 2 days, 3 volume) at a price. */
@Entity({ schema: 'write', name: 'plan' })
@Check('plan_plan_id', 'plan_id between 1 and 3')
@Check('plan_price', 'price >= 0')
@Check('plan_size', 'size >= 0')
export class Plan {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Version of the stream `plan-<id>`. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ name: 'plan_id', type: 'smallint' })
  planId: number;

  @Column({ type: 'jsonb' })
  name: { fa: string; en: string };

  /** Rials. */
  @Column({ type: 'bigint', transformer: bigInteger })
  price: number;

  /** Days or bytes. */
  @Column({ type: 'bigint', transformer: bigInteger })
  size: number;

  @Column({ type: 'boolean' })
  active: boolean;

  @Column({ type: 'integer' })
  sort: number;
}
