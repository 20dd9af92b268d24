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
  tell();
}

export function clearToken(): void {
  clearCookie('token');
  tell();
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
  tell();
}

/** Read once for all that is drawn in one go: for each reading the browser asks another of its processes. */
let read: string | null | undefined;

export function shownToken(): string | null {
  return hidden ? null : readOnce();
}

/** Whose the token says it is: what belongs to one member alone is told apart by it. Only the server knows whether that is true. */
export function memberId(): string | null {
  try {
    // All that it claims is plain ASCII, in which base64 is the same in both alphabets.
    return JSON.parse(atob(readOnce()?.split('.')[1] ?? '')).sub ?? null;
  } catch {
    return null;
  }
}

function readOnce(): string | null {
  if (read === undefined) {
    read = readToken();
    queueMicrotask(forgetRead);
  }
  return read;
}

function forgetRead(): void {
  read = undefined;
}

function tell(): void {
  forgetRead();
  for (const listener of listeners) listener();
}

export function subscribeToToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
