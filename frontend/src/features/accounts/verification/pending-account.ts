import { clearRegistrationOrder, registrationOrder } from '../../../lib/session/kept/registration-order.ts';
import { keptJson, tabStorage } from '../../../lib/storage/storage.ts';

/**
 * An account that waits for its code. Specification §4 holds it in memory; here it stays with the tab, so that neither a
 * reload nor the way to the bank loses the place.
 */
export interface PendingAccount {
  /** Handle of the registration; the wire calls it `user_id`. */
  userId: string;
  /** Where the code went, when this page knows it. */
  email: string | null;
  /** Whether a number was given that can be called. */
  phone: boolean;
  /** When the wait for the call began, in milliseconds since the epoch. */
  since: number;
  /** The one call has been asked for. */
  called: boolean;
  /** From when on a further code may be asked for, in milliseconds since the epoch. */
  resendAt: number;
}

const KEY = 'parde.pending';
/** The server knows a registration for a day. */
const LIFETIME_MS = 86_400_000;

/** @param resendIn seconds, as the server says. */
export function storePendingAccount(
  account: Pick<PendingAccount, 'userId' | 'email' | 'phone'> & { resendIn: number },
): void {
  const { resendIn, ...facts } = account;
  const now = Date.now();
  const before = stored();
  const { since, called } = before?.userId === account.userId ? before : { since: now, called: false };
  const email = account.email ?? (before?.userId === account.userId ? before.email : null);
  store({ ...facts, email, since, called, resendAt: now + resendIn * 1_000 });
}

export function pendingAccount(): PendingAccount | null {
  const order = registrationOrder();
  const known = stored();
  if (known || !order) return known;
  const { userId, email, since } = order;
  return { userId, email, phone: false, since, called: false, resendAt: since };
}

export function changePendingAccount(change: Partial<Pick<PendingAccount, 'called' | 'resendAt'>>): void {
  const account = pendingAccount();
  if (account) store({ ...account, ...change });
}

export function clearPendingAccount(): void {
  tabStorage.removeItem(KEY);
  clearRegistrationOrder();
}

function store(account: PendingAccount): void {
  tabStorage.setItem(KEY, JSON.stringify(account));
}

function stored(): PendingAccount | null {
  const account = keptJson(tabStorage, KEY) as PendingAccount | null;
  return account && Date.now() - account.since < LIFETIME_MS ? account : null;
}
