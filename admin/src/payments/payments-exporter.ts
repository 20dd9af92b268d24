import type { ConsolePayment } from '../api/types.ts';
import { csvExporter } from '../components/list/csv-exporter.ts';
import { asCsv } from '../format/csv.ts';

/** Sums in rials. */
function rowOf(payment: ConsolePayment) {
  const { id, user, planId, size, price, discount, amount, state, gateway } = payment;
  const { number, taken, reference, bank_reference, created_at, paid_at } = payment;
  return {
    id,
    number,
    user_id: user.id,
    username: user.username,
    planId,
    size,
    price,
    discount,
    amount,
    taken,
    state,
    gateway,
    reference,
    bank_reference,
    created_at,
    paid_at,
  };
}

export const paymentsExporter = csvExporter<ConsolePayment>('payments', (payments) => asCsv(payments.map(rowOf)));
