import fc from 'fast-check';
import { cancelledLines, heldLines, type LedgerLine, returnedLines, saleLines } from './ledger-lines.ts';

const rials = fc.integer({ min: 0, max: 10_000_000_000 });
const sales = fc.tuple(rials, rials).map(([one, other]) => {
  const [discount, price] = [Math.min(one, other), Math.max(one, other)];
  return { gateway: 'sandbox', price, discount, amount: price - discount };
});
const sum = (lines: LedgerLine[], side: 'debit' | 'credit') => lines.reduce((total, line) => total + line[side], 0);
const balances = (lines: LedgerLine[]) => {
  const all = new Map<string, number>();
  for (const { account, debit, credit } of lines) all.set(account, (all.get(account) ?? 0) + debit - credit);
  return [...all.values()].filter((balance) => balance !== 0);
};

describe('the ledger', () => {
  it('has as much on one side as on the other, in each transaction', () => {
    fc.assert(
      fc.property(sales, (sale) => {
        for (const lines of [
          saleLines(sale),
          cancelledLines(sale),
          heldLines('x', sale.amount),
          returnedLines('x', sale.amount),
        ]) {
          expect(sum(lines, 'debit')).toBe(sum(lines, 'credit'));
        }
      }),
    );
  });

  it('is empty again after a sale that was cancelled and returned, and after money held and returned', () => {
    fc.assert(
      fc.property(sales, (sale) => {
        const { gateway, amount } = sale;
        expect(balances([...saleLines(sale), ...cancelledLines(sale), ...returnedLines(gateway, amount)])).toEqual([]);
        expect(balances([...heldLines(gateway, amount), ...returnedLines(gateway, amount)])).toEqual([]);
      }),
    );
  });
});
