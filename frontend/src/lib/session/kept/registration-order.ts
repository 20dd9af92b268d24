import { keptJson, tabStorage } from '../../storage/storage.ts';

/**
 * The order of a new account with a paid plan, kept in this tab while the buyer is at the bank. Until the account is verified
 * it also identifies the account whose code is awaited.
 */
export interface RegistrationOrder {
  /** Handle of the registration; the wire calls it `user_id`. */
  userId: string;
  /** What to log in with afterwards. */
  login: string;
  email: string;
  /** Purchasable plan: 2 days, 3 volume. */
  planId: number;
  offerId: number;
  /** Rials. */
  price: number;
  /** Days or bytes. */
  size: number;
  /** When the registration was sent, in milliseconds since the epoch. */
  since: number;
  /** Reference of the payment that has paid for it. */
  paidBy?: string;
}

/** What a payment was for. */
interface PaidPlan {
  reference: string;
  planId: number;
  /** Days or bytes. */
  size: number;
}

const KEY = 'parde.order';
/** The server lets nobody pay without a log-in after a day. */
const ORDER_LIFETIME_MS = 86_400_000;

export function storeRegistrationOrder(order: RegistrationOrder): void {
  tabStorage.setItem(KEY, JSON.stringify(order));
}

export function registrationOrder(now = Date.now()): RegistrationOrder | null {
  const order = keptJson(tabStorage, KEY) as RegistrationOrder | null;
  // One that an earlier version of the page has kept.
  if (typeof order?.userId !== 'string') return null;
  return now - order.since < ORDER_LIFETIME_MS ? order : null;
}

/** Nothing is to be paid any more; the account still waits for its code. */
export function markRegistrationPaid({ reference, planId, size }: PaidPlan): void {
  const order = registrationOrder();
  if (order?.planId === planId && order.size === size) storeRegistrationOrder({ ...order, paidBy: reference });
}

export function clearRegistrationOrder(): void {
  tabStorage.removeItem(KEY);
}
