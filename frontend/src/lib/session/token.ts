import { clearCookie, readCookie, writeCookie } from './cookie.ts';

const REMEMBERED_DAYS = 30;
const DEFAULT_DAYS = 1;
const listeners = new Set<() => void>();
let hidden = false;

export function readToken(): string | null {
  return readCookie('token') || null;
}

/** Login remember lasts 30 days, otherwise 1 day (specification §9). */
export function storeToken(token: string, remember: boolean): void {
  writeCookie('token', token, remember ? REMEMBERED_DAYS : DEFAULT_DAYS);
  for (const listener of listeners) listener();
}

export function clearToken(): void {
  clearCookie('token');
  for (const listener of listeners) listener();
}

/**
 * A page that was drawn as for a guest is taken over as it is, in slices; what a member sees besides would make it one long task.
 * Until `showSession` nobody who draws is told of the token; whoever asks the server sends it.
 */
export function hideSession(): void {
  hidden = true;
}

export function showSession(): void {
  hidden = false;
  for (const listener of listeners) listener();
}

export const shownToken = (): string | null => (hidden ? null : readToken());

export function subscribeToToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
