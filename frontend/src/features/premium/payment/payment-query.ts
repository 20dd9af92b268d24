import { queryOptions } from '@tanstack/react-query';
import type { Payment } from '../../../api/types';
import { api, call } from '../../../lib/api/client';

const REFERENCE = /^[0-9a-f]{32}$/;
const SOON_MS = 3_000;
const LATER_MS = 20_000;

export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}

/**
 * How soon it is worth asking again, in milliseconds: soon while the bank is being asked, now and then while its proof could
 * still turn a failure into a payment, and never once nothing can change.
 */
export function askAgainAfter(
  payment: Pick<Payment, 'state' | 'deadline_at'> | undefined,
  now = Date.now(),
): number | false {
  if (!payment) return false;
  if (['created', 'pending', 'reversing'].includes(payment.state)) return SOON_MS;
  return payment.state === 'failed' && Date.parse(payment.deadline_at) > now ? LATER_MS : false;
}

/** The true state of a payment: the address of the page says nothing. */
export function paymentQuery(reference: string) {
  return queryOptions({
    queryKey: ['payment', reference],
    queryFn: async ({ signal }) =>
      (await call(api.POST('/api/user/paymentState', { body: { reference }, signal }))).payment,
    enabled: isReference(reference),
    refetchInterval: ({ state }) => askAgainAfter(state.data),
    staleTime: 0,
  });
}

/** What only its buyer sees of a payment. */
export function receiptQuery(reference: string, state: Payment['state'] | undefined) {
  return queryOptions({
    queryKey: ['session', 'receipt', reference, state],
    queryFn: async ({ signal }) => (await call(api.POST('/api/user/receipt', { body: { reference }, signal }))).receipt,
  });
}
