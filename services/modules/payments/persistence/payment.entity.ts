import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { bigInteger } from '#platform/database/big-integer.ts';
import { PAYMENT_STATES, type PaymentState } from '../contract/payment-states.ts';
import type { GatewayName } from '../contract/payments.events.ts';
import type { Payment } from '../domain/payment/payment-record.ts';
import { Coupon } from './coupon.entity.ts';

const STATES = PAYMENT_STATES.map((state) => `'${state}'`).join(', ');

/** The row of a payment; what its columns mean says the domain. */
@Entity({ schema: 'write', name: 'payment' })
@Check('payment_amount', 'amount >= 0 and discount >= 0 and amount = price - discount')
@Check('payment_state', `state in (${STATES})`)
@Check(
  'payment_proof',
  `state <> 'paid' or amount = 0 or (bank_reference is not null and taken is not null and taken = amount)`,
)
@Index('payment_reference', ['reference'], { unique: true })
@Index('payment_token', ['gateway', 'token'], { unique: true, where: 'token is not null' })
@Index('payment_bank_reference', ['gateway', 'bankReference'], { unique: true, where: 'bank_reference is not null' })
@Index('payment_due', ['nextCheckAt'], { where: 'next_check_at is not null' })
@Index('payment_user', ['userId'])
@Index('payment_registration_open', ['userId'], {
  unique: true,
  where: `at_registration and state in ('created', 'pending')`,
})
@Index('payment_registration_paid', ['userId'], { unique: true, where: `at_registration and state = 'paid'` })
export class PaymentEntity implements Payment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'text' })
  reference: string;

  @Column({ name: 'user_id', type: 'integer' })
  userId: number;

  @Column({ name: 'plan_id', type: 'smallint' })
  planId: number;

  @Column({ name: 'offer_id', type: 'integer' })
  offerId: number;

  @Column({ type: 'bigint', transformer: bigInteger })
  size: number;

  @Column({ type: 'bigint', transformer: bigInteger })
  price: number;

  @Column({ type: 'bigint', transformer: bigInteger })
  discount: number;

  @Column({ type: 'bigint', transformer: bigInteger })
  amount: number;

  @Column({ name: 'at_registration', type: 'boolean', default: false })
  atRegistration: boolean;

  @Column({ name: 'coupon_id', type: 'integer', nullable: true })
  @ForeignKey(() => Coupon, { name: 'payment_coupon_id_fkey' })
  couponId: number | null;

  @Column({ type: 'text' })
  gateway: GatewayName | 'none';

  @Column({ type: 'text' })
  state: PaymentState;

  @Column({ type: 'text', nullable: true })
  code: string | null;

  @Column({ type: 'text', nullable: true })
  token: string | null;

  @Column({ name: 'bank_reference', type: 'text', nullable: true })
  bankReference: string | null;

  @Column({ type: 'text', nullable: true })
  card: string | null;

  @Column({ type: 'bigint', transformer: bigInteger, nullable: true })
  taken: number | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'deadline_at', type: 'timestamptz' })
  deadlineAt: Date;

  @Column({ name: 'paid_at', type: 'timestamptz', nullable: true })
  paidAt: Date | null;

  @Column({ name: 'next_check_at', type: 'timestamptz', nullable: true })
  nextCheckAt: Date | null;
}
