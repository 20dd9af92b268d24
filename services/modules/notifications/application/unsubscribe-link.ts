import type { KeyRing } from '#platform/kernel/secrets/key-ring.ts';

const USE = 'unsubscribe from mails';
const TICKET = /^(\d{1,10})\.(.{1,120})$/;

/** Where whoever has a member's mail ends such mails without logging in: it can do nothing else, and is no good for anybody else's. */
export function unsubscribeLink(site: string, keys: KeyRing, userId: number): string {
  return `${site}/unsubscribe/${userId}.${keys.sign(USE, String(userId))}`;
}

/** @returns whose mails are meant; null for what this site has not signed. */
export function readTicket(keys: KeyRing, ticket: string): number | null {
  const [, userId, signature] = TICKET.exec(ticket) ?? [];
  return userId && signature && keys.isSigned(USE, userId, signature) ? Number(userId) : null;
}
