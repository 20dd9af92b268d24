import type { EventDefinition, RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import { defineProjection, on, type ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import type { PaymentState } from '../contract/payment-states.ts';
import {
  paymentExpired,
  paymentFailed,
  paymentOrdered,
  paymentPaid,
  paymentReturned,
  paymentReversed,
  paymentSent,
  reversalBegun,
  reversalRefused,
} from '../contract/payments.events.ts';
import { bookReturn, bookReversal, bookSale } from './ledger-entries.ts';

const INSERT = `
  insert into payment (id, version, reference, user_id, plan_id, size, price, discount, amount, coupon, gateway, state,
    created_at, deadline_at, timeline)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'created', $12, $13, $14)`;

/** What a later event changes; null leaves a column as it is. */
interface Change {
  state?: PaymentState;
  code?: string | null;
  bankReference?: string | null;
  card?: string | null;
  reason?: string | null;
  paidAt?: Date;
}

/** What a line of the timeline says beside what happened. */
interface Said {
  code?: string | null;
  /** What staff has written about it, for the staff alone. */
  note?: string | undefined;
}

const UPDATE = `
  update payment set version = $2, timeline = timeline || $3::jsonb, state = coalesce($4, state),
    code = case when $5 then $6 else code end, bank_reference = coalesce($7, bank_reference), card = coalesce($8, card),
    reason = coalesce($9, reason), paid_at = coalesce($10, paid_at)
  where id = $1`;

/** One line of a payment's timeline. */
function step(kind: string, { time, actor }: RecordedEvent, { code = null, note }: Said = {}): string {
  return JSON.stringify([{ at: time.toISOString(), kind, code, actor, note }]);
}

async function update(
  { query }: ProjectionTransaction,
  event: RecordedEvent<string, { paymentId: number }>,
  kind: string,
  change: Change,
  said: Said = {},
): Promise<void> {
  const { state, code, bankReference, card, reason, paidAt } = change;
  const line = step(kind, event, { ...said, code: said.code ?? code ?? null });
  await query(UPDATE, [
    event.data.paymentId,
    event.version,
    line,
    state ?? null,
    code !== undefined,
    code ?? null,
    bankReference || null,
    card ?? null,
    reason ?? null,
    paidAt ?? null,
  ]);
}

/** Events that do nothing but lead to a state. */
const leadsTo = <Type extends string>(
  definition: EventDefinition<Type, { paymentId: number; reference: string; userId: number }>,
  kind: string,
  change: Change,
) => on(definition, (event, transaction) => update(transaction, event, kind, change));

/** Payments with their timelines, for buyers and for staff, and the ledger's lines, for staff. */
export const paymentsProjection = defineProjection(
  'payments',
  ['payment', 'ledger_entry'],
  [
    on(paymentOrdered, async (event, { query }) => {
      const { data, version, time } = event;
      const { paymentId, reference, userId, planId, size, price, discount, amount, couponCode, gateway } = data;
      const order = [reference, userId, planId, size, price, discount, amount, couponCode, gateway];
      await query(INSERT, [paymentId, version, ...order, time, data.deadlineAt, step('ordered', event)]);
    }),
    leadsTo(paymentSent, 'sent', { state: 'pending' }),
    on(paymentReturned, (event, transaction) =>
      update(transaction, event, 'callback', { bankReference: event.data.bankReference }, { code: event.data.code }),
    ),
    on(paymentPaid, async (event, transaction) => {
      const { bankReference, card } = event.data;
      await bookSale(transaction, event.data.paymentId, event.time);
      await update(transaction, event, 'verified', {
        state: 'paid',
        code: null,
        bankReference,
        card,
        paidAt: event.time,
      });
    }),
    on(paymentFailed, (event, transaction) =>
      update(transaction, event, 'failed', { state: 'failed', code: event.data.code }, { code: event.data.bankCode }),
    ),
    leadsTo(paymentExpired, 'expired', { state: 'expired', code: 'expired' }),
    on(reversalBegun, async (event, transaction) => {
      const { code, reason, bankReference } = event.data;
      await bookReversal(transaction, event.data, event.time);
      await update(transaction, event, 'reversing', { state: 'reversing', code, reason, bankReference });
    }),
    on(paymentReversed, async (event, transaction) => {
      const { paymentId, note } = event.data;
      await bookReturn(transaction, { paymentId, byStaff: note !== undefined }, event.time);
      const kind = note === undefined ? 'reversed' : 'returned_by_staff';
      await update(transaction, event, kind, { state: 'reversed' }, { note });
    }),
    on(reversalRefused, (event, transaction) =>
      update(transaction, event, 'reversal_refused', { state: 'reversal_refused' }, { code: event.data.bankCode }),
    ),
  ],
);
