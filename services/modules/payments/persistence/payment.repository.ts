import { Injectable } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { CommandTransaction } from '../../../platform/messaging/outbox/command-transactions.js';
import type { NewEvent } from '../../../platform/messaging/outbox/event-definition.js';
import { CREDITABLE } from '../domain/payment-state.js';
import { Payment } from './payment.entity.js';

/** Leased for this long: another worker leaves them alone. */
const LEASE = `interval '60 seconds'`;

// The outer select keeps TypeORM from wrapping the rows of an UPDATE.
const TAKE_DUE = `
  with due as (
    select id from write.payment where next_check_at <= $1 order by next_check_at limit $2 for update skip locked
  ),
  taken as (
    update write.payment payment set next_check_at = $1::timestamptz + ${LEASE} from due where payment.id = due.id
    returning payment.id
  )
  select id from taken`;

@Injectable()
export class PaymentRepository {
  insert(manager: EntityManager, payment: Omit<Payment, 'id'>): Promise<Payment> {
    return manager.save(Payment, payment);
  }

  find(manager: EntityManager, by: FindOptionsWhere<Payment>) {
    return manager.findOneBy(Payment, by);
  }

  lock(manager: EntityManager, id: number): Promise<Payment> {
    return manager.findOneOrFail(Payment, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Saves a locked payment as its next version, with the event that says what happened. */
  async tell(transaction: CommandTransaction, payment: Payment, event: NewEvent): Promise<void> {
    payment.version += 1;
    const { id, ...columns } = payment;
    await transaction.manager.update(Payment, { id }, columns);
    await transaction.append(`payment-${id}`, payment.version, event);
  }

  /** What no worker looks at any more is looked at again, unless somebody else has settled it meanwhile. */
  async askAgain(manager: EntityManager, id: number, at: Date): Promise<void> {
    await manager.query(
      'update write.payment set next_check_at = $2 where id = $1 and next_check_at is null and state = any($3)',
      [id, at, CREDITABLE],
    );
  }

  /** Payments a worker should look at, each given to one worker for a minute. */
  async takeDue(manager: EntityManager, now: Date, most: number): Promise<number[]> {
    const rows: { id: number }[] = await manager.query(TAKE_DUE, [now, most]);
    return rows.map(({ id }) => id);
  }
}
