import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { maxPage } from '#platform/http/max-page.ts';
import type { PaymentAnswer } from '../get-payment-state/payment.schema.ts';
import { PAYMENT_COLUMNS, RETRYABLE, withNumber } from '../get-payment-state/payment-columns.ts';
import { ListPayments } from './list-payments.query.ts';
import type { PaymentsAnswer } from './list-payments.schema.ts';

const PAGE_SIZE = 20;
const SELECT = `
  select ${PAYMENT_COLUMNS}, ${RETRYABLE} from read.payment p where user_id = $1
  order by id desc limit ${PAGE_SIZE} offset $2`;
const COUNT = 'select count(*) as total from read.payment where user_id = $1';

@QueryHandler(ListPayments)
export class ListPaymentsHandler implements IQueryHandler<ListPayments> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ userId, page }: ListPayments): Promise<PaymentsAnswer> {
    const payments = await this.database.rows<PaymentAnswer>(SELECT, [userId, (page - 1) * PAGE_SIZE]);
    const count = await this.database.row<{ total: number }>(COUNT, [userId]);
    const total = count?.total ?? 0;
    return { payments: payments.map(withNumber), max_page: maxPage(total, PAGE_SIZE), total };
  }
}
