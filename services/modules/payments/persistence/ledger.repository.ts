import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LedgerPosting } from '../domain/payment/payment-record.ts';

const ADD = `
  with added as (
    insert into write.ledger_transaction (payment_id, kind, at) values ($1, $2, $3) returning id
  )
  insert into write.ledger_entry (transaction_id, account, debit, credit)
  select added.id, line.account, line.debit, line.credit
  from added, jsonb_to_recordset($4) as line(account text, debit bigint, credit bigint)`;

/** The books. The database refuses a transaction whose sides differ, and a second one of its kind for a payment. */
@Injectable()
export class LedgerRepository {
  async add(manager: EntityManager, paymentId: number, { kind, at, lines }: LedgerPosting): Promise<void> {
    if (lines.length > 0) await manager.query(ADD, [paymentId, kind, at, JSON.stringify(lines)]);
  }
}
