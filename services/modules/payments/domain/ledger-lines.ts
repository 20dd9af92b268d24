/** A line of the double-entry ledger, in rials; one of the sides is 0. */
export interface LedgerLine {
  account: string;
  debit: number;
  credit: number;
}

/** What a transaction of the ledger is about; a payment has each at most once. */
export type LedgerKind = 'sale' | 'held' | 'cancelled' | 'returned';

const debit = (account: string, amount: number): LedgerLine => ({ account, debit: amount, credit: 0 });
const credit = (account: string, amount: number): LedgerLine => ({ account, debit: 0, credit: amount });
const bank = (gateway: string) => `bank:${gateway}`;
const some = (lines: LedgerLine[]) => lines.filter((line) => line.debit + line.credit > 0);

/** All in rials. */
export interface SaleAmounts {
  gateway: string;
  price: number;
  discount: number;
  amount: number;
}

/** Paid and credited. */
export function saleLines({ gateway, price, discount, amount }: SaleAmounts): LedgerLine[] {
  return some([debit(bank(gateway), amount), debit('discounts', discount), credit('sales', price)]);
}

/** The bank took money that we must not keep. */
export function heldLines(gateway: string, taken: number): LedgerLine[] {
  return some([debit(bank(gateway), taken), credit('held', taken)]);
}

/** A sale is undone; the money is owed to the buyer. */
export function cancelledLines({ price, discount, amount }: SaleAmounts): LedgerLine[] {
  return some([debit('sales', price), credit('discounts', discount), credit('held', amount)]);
}

/** The bank gave it back. */
export function returnedLines(gateway: string, taken: number): LedgerLine[] {
  return some([debit('held', taken), credit(bank(gateway), taken)]);
}

/** Staff gave it back by a transfer of its own; the bank has not moved. */
export function transferredLines(taken: number): LedgerLine[] {
  return some([debit('held', taken), credit('transfers', taken)]);
}
