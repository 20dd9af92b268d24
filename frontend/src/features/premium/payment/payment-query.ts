import { queryOptions } from '@tanstack/react-query';
import type { Payment } from '../../../api/types.ts';
import { api, call } from '../../../lib/api/client.ts';

const REFERENCE = /^[0-9a-f]{32}$/;
const ACTIVE_POLL_INTERVAL_MS = 3_000;
const FAILED_POLL_INTERVAL_MS = 20_000;

export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}

/**
 * Milliseconds until the next poll: short while the payment is open, longer while a failed one may still be confirmed by the
 * bank, and none once its state is final.
 */
export function pollInterval(
  payment: Pick<Payment, 'state' | 'deadline_at'> | undefined,
  now = Date.now(),
): number | false {
  if (!payment) return false;
  if (['created', 'pending', 'reversing'].includes(payment.state)) return ACTIVE_POLL_INTERVAL_MS;
  return payment.state === 'failed' && Date.parse(payment.deadline_at) > now ? FAILED_POLL_INTERVAL_MS : false;
}

/** The true state of a payment: the address of the page says nothing. */
export function paymentQuery(reference: string) {
  return queryOptions({
    queryKey: ['payment', reference],
    queryFn: async ({ signal }) =>
      (await call(api.POST('/api/user/paymentState', { body: { reference }, signal }))).payment,
    enabled: isReference(reference),
    refetchInterval: ({ state }) => pollInterval(state.data),
    staleTime: 0,
  });
}

/** The receipt of a payment, which only its buyer may read. */
export function receiptQuery(reference: string, state: Payment['state'] | undefined) {
  return queryOptions({
    queryKey: ['session', 'receipt', reference, state],
    queryFn: async ({ signal }) => (await call(api.POST('/api/user/receipt', { body: { reference }, signal }))).receipt,
  });
}
