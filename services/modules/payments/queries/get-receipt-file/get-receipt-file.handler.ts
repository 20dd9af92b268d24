import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type PaidOrder, receiptSheet } from '../../adapters/receipt-pdf/receipt-sheet.ts';
import { paymentNumber } from '../../domain/payment/payment-number.ts';
import { UnknownPayment } from '../../domain/payment/unknown-payment.ts';
import { PAYMENT_COLUMNS } from '../get-payment-state/payment-columns.ts';
import { NothingPaid } from './get-receipt-file.errors.ts';
import { GetReceiptFile, type ReceiptFile } from './get-receipt-file.query.ts';

const SELECT = `
  select ${PAYMENT_COLUMNS}, p.card, p.coupon, b.username
  from read.payment p left join read.payment_buyer b using (user_id) where p.reference = $1 and p.user_id = $2`;

type Row = Omit<PaidOrder, 'paid_at'> & { paid_at: Date | null };

@QueryHandler(GetReceiptFile)
export class GetReceiptFileHandler implements IQueryHandler<GetReceiptFile> {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws UnknownPayment, NothingPaid */
  async execute({ userId, reference, language }: GetReceiptFile): Promise<ReceiptFile> {
    const row = await this.database.row<Row & Record<string, unknown>>(SELECT, [reference, userId]);
    if (!row) throw new UnknownPayment();
    const { paid_at, ...order } = row;
    if (!paid_at) throw new NothingPaid();
    // What makes PDF files is large, and needed now and then.
    const { drawReceipt } = await import('../../adapters/receipt-pdf/draw-receipt.ts');
    const bytes = await drawReceipt(receiptSheet({ ...order, paid_at }, language));
    return { number: paymentNumber(reference), bytes };
  }
}
