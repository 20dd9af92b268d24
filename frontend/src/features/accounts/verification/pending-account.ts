import { clearRegistrationOrder, registrationOrder } from '../../../lib/session/registration-order.ts';

/**
 * An account that waits for its code. Held in memory only, as specification §4 wants: after a reload one starts at /register.
 * A buyer who has been to the bank has left the page; their registration order still holds the account.
 */
export interface PendingAccount {
  /** Handle of the registration; the wire calls it `user_id`. */
  userId: string;
  /** What to log in with afterwards. */
  login: string;
  /** Where the code went, when this page knows it. */
  email: string | null;
  /** When the wait began, in milliseconds since the epoch. */
  since: number;
  /** The one call has been asked for. */
  called: boolean;
}

let pending: PendingAccount | null = null;

export function storePendingAccount(account: Pick<PendingAccount, 'userId' | 'login' | 'email'>): void {
  pending = { ...account, since: Date.now(), called: false };
}

export function pendingAccount(): PendingAccount | null {
  const order = registrationOrder();
  if (!pending && order) {
    const { userId, login, email, since } = order;
    pending = { userId, login, email, since, called: false };
  }
  return pending;
}

export function markCallRequested(): void {
  if (pending) pending = { ...pending, called: true };
}

export function clearPendingAccount(): void {
  pending = null;
  clearRegistrationOrder();
}
