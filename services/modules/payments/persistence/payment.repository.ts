import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { OPEN } from '../domain/payment/payment-facts.ts';
import type { Decision, Payment } from '../domain/payment/payment-record.ts';
import { UnknownPayment } from '../domain/payment/unknown-payment.ts';
import { BankReferenceUsed } from './bank-reference-used.ts';
import { PaymentEntity } from './payment.entity.ts';

/** Leased for this long: another worker leaves them alone. */
const LEASE = `interval '60 seconds'`;

// The outer select keeps TypeORM from wrapping the rows of an UPDATE.
const LEASE_DUE = `
  with due as (
    select id from write.payment where next_check_at <= $1 order by next_check_at limit $2 for update skip locked
  ),
  leased as (
    update write.payment payment set next_check_at = $1::timestamptz + ${LEASE} from due where payment.id = due.id
    returning payment.id
  )
  select id from leased`;

@Injectable()
export class PaymentRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  insert(manager: EntityManager, payment: Omit<Payment, 'id'>): Promise<Payment> {
    return manager.save(PaymentEntity, payment);
  }

  /** Outside of any transaction: what is decided later is decided on the locked payment. */
  find(by: FindOptionsWhere<PaymentEntity>): Promise<Payment | null> {
    return this.dataSource.manager.findOneBy(PaymentEntity, by);
  }

  /** @throws UnknownPayment */
  async lock(manager: EntityManager, id: number): Promise<Payment> {
    const payment = await manager.findOne(PaymentEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!payment) throw new UnknownPayment();
    return payment;
  }

  /** Null while another transaction has it. */
  lockUnlessLocked(manager: EntityManager, id: number): Promise<Payment | null> {
    const lock = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;
    return manager.findOne(PaymentEntity, { where: { id }, lock });
  }

  /** The open order of a registration; there is one at most. */
  findOpenOfRegistration(manager: EntityManager, userId: number): Promise<Payment | null> {
    return manager.findOneBy(PaymentEntity, { userId, atRegistration: true, state: In([...OPEN]) });
  }

  /**
   * Saves what was decided about a locked payment, with its events as its next versions.
   * @returns the payment as it is afterwards. @throws BankReferenceUsed
   */
  async save(
    transaction: CommandTransaction,
    payment: Payment,
    { changes, events }: Pick<Decision, 'changes' | 'events'>,
  ): Promise<Payment> {
    const { id } = payment;
    const version = payment.version + events.length;
    if (Object.keys(changes).length === 0 && events.length === 0) return payment;
    await transaction.manager.update(PaymentEntity, { id }, { ...changes, version }).catch(refuseUsedReference);
    if (events.length > 0) await transaction.append(`payment-${id}`, payment.version + 1, ...events);
    return { ...payment, ...changes, version };
  }

  /** Payments that a worker should look at, each given to one worker for a minute. */
  async leaseDue(manager: EntityManager, now: Date, most: number): Promise<number[]> {
    const rows: { id: number }[] = await manager.query(LEASE_DUE, [now, most]);
    return rows.map(({ id }) => id);
  }
}

/** Whether a reference is used is settled by its unique index. @throws BankReferenceUsed in place of the violation. */
function refuseUsedReference(error: unknown): never {
  throw isUniqueViolation(error, 'payment_bank_reference') ? new BankReferenceUsed() : error;
}
