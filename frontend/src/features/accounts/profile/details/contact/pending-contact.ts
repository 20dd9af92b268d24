import { keptJson, tabStorage } from '../../../../../lib/storage/storage.ts';

export type ContactDetail = 'email' | 'phone';

/** The words of the button that opens it, which are to be in its name; an account may have no number yet. */
export function titleKey(detail: ContactDetail, value: string | null): string {
  return `contact.${detail}.${value ? 'title' : 'add'}`;
}

/** A new address or number that waits for its code. It stays with the tab: whoever looks for the mail may come back to a new page. */
export interface PendingContact {
  userId: number;
  detail: ContactDetail;
  value: string;
  /** When the code was asked for, in milliseconds since the epoch. */
  since: number;
}

/** The server takes the code for a quarter of an hour. */
const LIFETIME_MS = 15 * 60_000;

const keyOf = (detail: ContactDetail) => `parde.contact.${detail}`;

export function storePendingContact(contact: PendingContact): void {
  tabStorage.setItem(keyOf(contact.detail), JSON.stringify(contact));
}

export function pendingContact(userId: number, detail: ContactDetail): PendingContact | null {
  const contact = keptJson(tabStorage, keyOf(detail)) as PendingContact | null;
  return contact?.userId === userId && Date.now() - contact.since < LIFETIME_MS ? contact : null;
}

export function clearPendingContact(detail: ContactDetail): void {
  tabStorage.removeItem(keyOf(detail));
}
