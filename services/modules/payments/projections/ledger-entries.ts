import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import type { PaymentState } from '../contract/payment-states.ts';
import {
  cancelledLines,
  heldLines,
  type LedgerKind,
  type LedgerLine,
  returnedLines,
  type SaleAmounts,
  saleLines,
  transferredLines,
} from '../domain/ledger-lines.ts';

const SALE = 'select state, gateway, price::float8, discount::float8, amount::float8 from payment where id = $1';
const ADD = `
  insert into ledger_entry (payment_id, kind, account, debit, credit, at)
  select $1, $2, line.account, line.debit, line.credit, $3
  from jsonb_to_recordset($4) as line(account text, debit bigint, credit bigint)
  on conflict do nothing`;
const HELD = `
  select coalesce(sum(credit - debit), 0)::float8 as held from ledger_entry where payment_id = $1 and account = 'held'`;

type Sale = SaleAmounts & { state: PaymentState };

/*
 * The same lines as the write side keeps in its books, told from the events alone: what a rebuild makes anew can be compared
 * with the books.
 */

export async function bookSale(transaction: ProjectionTransaction, paymentId: number, at: Date): Promise<void> {
  const sale = await saleOf(transaction, paymentId);
  if (sale) await add(transaction, { paymentId, kind: 'sale', at, lines: saleLines(sale) });
}

/** @param begun.amount what the bank took, in rials. */
export async function bookReversal(
  transaction: ProjectionTransaction,
  { paymentId, credited, amount }: { paymentId: number; credited: boolean; amount: number },
  at: Date,
): Promise<void> {
  const sale = await saleOf(transaction, paymentId);
  if (!sale) return;
  if (credited) return add(transaction, { paymentId, kind: 'cancelled', at, lines: cancelledLines(sale) });
  // Asked for again after the bank had refused: the money is held already.
  if (sale.state === 'reversal_refused') return;
  await add(transaction, { paymentId, kind: 'held', at, lines: heldLines(sale.gateway, amount) });
}

/** @param byStaff in the bank's stead. */
export async function bookReturn(
  transaction: ProjectionTransaction,
  { paymentId, byStaff }: { paymentId: number; byStaff: boolean },
  at: Date,
): Promise<void> {
  const sale = await saleOf(transaction, paymentId);
  const [row] = await transaction.query<{ held: number }>(HELD, [paymentId]);
  if (!sale || !row) return;
  const lines = byStaff ? transferredLines(row.held) : returnedLines(sale.gateway, row.held);
  await add(transaction, { paymentId, kind: 'returned', at, lines });
}

async function saleOf({ query }: ProjectionTransaction, paymentId: number): Promise<Sale | undefined> {
  const [sale] = await query<Sale & Record<string, unknown>>(SALE, [paymentId]);
  return sale;
}

async function add(
  { query }: ProjectionTransaction,
  entry: { paymentId: number; kind: LedgerKind; at: Date; lines: LedgerLine[] },
): Promise<void> {
  const { paymentId, kind, at, lines } = entry;
  if (lines.length > 0) await query(ADD, [paymentId, kind, at, JSON.stringify(lines)]);
}
