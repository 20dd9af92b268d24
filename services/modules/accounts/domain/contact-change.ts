import type { ContactDetail } from '../contract/accounts.events.ts';
import { foldIdentity, normalisePhone } from './names/identity.ts';

/** What a code for a new address or number proves: it is good for that account and that address alone. */
export function contactProof(change: { accountId: number; detail: ContactDetail; value: string }): string {
  const { accountId, detail, value } = change;
  return `${accountId}:${detail}:${value}`;
}

/** The form in which a new address or number is compared and counted. */
export function foldContact(detail: ContactDetail, value: string): string {
  return detail === 'email' ? foldIdentity(value) : normalisePhone(value);
}
