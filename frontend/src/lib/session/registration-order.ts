/**
 * The order of somebody who has just registered with a paid plan. It outlives the way to the bank and back, in this tab only;
 * until the account is verified it is also what tells whose code is awaited.
 */
export interface RegistrationOrder {
  userId: number;
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
}

const KEY = 'parde.order';
/** The server lets nobody pay without a log-in after a day. */
const LIFE_MS = 86_400_000;

export function holdRegistrationOrder(order: RegistrationOrder): void {
  sessionStorage.setItem(KEY, JSON.stringify(order));
}

export function registrationOrder(now = Date.now()): RegistrationOrder | null {
  const kept = sessionStorage.getItem(KEY);
  if (!kept) return null;
  const order = JSON.parse(kept) as RegistrationOrder;
  return now - order.since < LIFE_MS ? order : null;
}

export function forgetRegistrationOrder(): void {
  sessionStorage.removeItem(KEY);
}
