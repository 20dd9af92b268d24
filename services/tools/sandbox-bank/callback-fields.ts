import type { BankTransaction } from './bank-books.ts';

export interface Callback {
  method: 'GET' | 'POST';
  action: string;
  fields: Record<string, string>;
}

type End = 'paid' | 'cancelled' | 'timed_out' | 'failed';

const SAMAN_ENDS: Record<End, [state: string, status: string]> = {
  paid: ['OK', '2'],
  cancelled: ['CanceledByUser', '1'],
  timed_out: ['SessionIsNull', '4'],
  failed: ['Failed', '3'],
};

/** What the buyer's browser brings back to the merchant, in the protocol's own words. */
export function callbackOf(transaction: BankTransaction, end: End): Callback {
  const { protocol, callbackUrl: action } = transaction;
  if (protocol === 'saman') return { method: 'POST', action, fields: samanFields(transaction, end) };
  if (protocol === 'zarinpal') {
    return { method: 'GET', action, fields: { Authority: transaction.token, Status: end === 'paid' ? 'OK' : 'NOK' } };
  }
  const { order, reference, taken } = transaction;
  const paid = end === 'paid' && { reference, amount: String(taken) };
  return { method: 'POST', action, fields: { order, state: end, code: end, ...paid } };
}

/** As the bank's manual lists them, in its order; what a payment that was not made has no value for is empty. */
function samanFields({ terminal, reference, order, taken }: BankTransaction, end: End): Record<string, string> {
  const [State, Status] = SAMAN_ENDS[end];
  const paid = end === 'paid';
  return {
    MID: terminal,
    State,
    Status,
    RRN: paid ? '14226761817' : '',
    RefNum: paid ? reference : '',
    ResNum: order,
    TerminalId: terminal,
    TraceNo: paid ? '100428' : '',
    Amount: paid ? String(taken) : '',
    Wage: '',
    SecurePan: paid ? '621986****8080' : '',
    HashedCardNumber: '',
  };
}
