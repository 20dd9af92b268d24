import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { UnknownPayment } from '../../domain/payment/unknown-payment.ts';
import { PAYMENT_COLUMNS, RETRYABLE, withNumber } from '../get-payment-state/payment-columns.ts';
import { GetReceipt } from './get-receipt.query.ts';
import type { Receipt } from './receipt.schema.ts';

/** Who did what is for staff. */
const TIMELINE = `(select jsonb_agg(step - 'actor' - 'note' order by n) from jsonb_array_elements(p.timeline) with ordinality as t(step, n)) as timeline`;
const SELECT = `
  select ${PAYMENT_COLUMNS}, ${RETRYABLE}, p.card, p.coupon, b.username, ${TIMELINE}
  from read.payment p left join read.payment_buyer b using (user_id) where p.reference = $1 and p.user_id = $2`;

@QueryHandler(GetReceipt)
export class GetReceiptHandler implements IQueryHandler<GetReceipt> {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws UnknownPayment */
  async execute({ userId, reference }: GetReceipt): Promise<Receipt> {
    const receipt = await this.database.row<Receipt>(SELECT, [reference, userId]);
    if (!receipt) throw new UnknownPayment();
    return withNumber(receipt);
  }
}
