import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import type { PaymentAnswer, Receipt } from './payment.schema.js';

const PAGE_SIZE = 20;
export const PAYMENT_COLUMNS = `p.reference, p.state, p.code, p.plan_id as "planId", p.size, p.price, p.discount, p.amount,
  p.gateway, p.bank_reference, p.created_at, p.paid_at, p.deadline_at`;
const RETRYABLE = `p.state in ('failed', 'expired', 'reversed') as retryable`;
/** Who did what is for staff. */
const TIMELINE = `(select jsonb_agg(step - 'actor' order by n) from jsonb_array_elements(p.timeline) with ordinality as t(step, n)) as timeline`;

@Injectable()
export class PaymentQuery {
  constructor(private readonly database: ReadDatabase) {}

  state(reference: string): Promise<PaymentAnswer | undefined> {
    return this.database.row<PaymentAnswer>(
      `select ${PAYMENT_COLUMNS}, ${RETRYABLE} from read.payment p where reference = $1`,
      [reference],
    );
  }

  /** @param page counted from 1. */
  async ofUser(userId: number, page: number) {
    const payments = await this.database.rows<PaymentAnswer>(
      `select ${PAYMENT_COLUMNS}, ${RETRYABLE} from read.payment p where user_id = $1
       order by id desc limit ${PAGE_SIZE} offset $2`,
      [userId, (page - 1) * PAGE_SIZE],
    );
    const count = await this.database.row<{ total: number }>(
      'select count(*) as total from read.payment where user_id = $1',
      [userId],
    );
    const total = count?.total ?? 0;
    return { payments, max_page: Math.ceil(total / PAGE_SIZE), total };
  }

  receipt(userId: number, reference: string): Promise<Receipt | undefined> {
    return this.database.row<Receipt>(
      `select ${PAYMENT_COLUMNS}, ${RETRYABLE}, p.card, p.coupon, ${TIMELINE} from read.payment p
       where reference = $1 and user_id = $2`,
      [reference, userId],
    );
  }
}
