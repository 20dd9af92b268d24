import { tabStorage } from '../storage/storage.ts';

const KEY = 'parde.return-to';
const ORDER = /^\/confirm-order2\?offer=(\d+)$/;

/** Where to go back to after the login form. Only a path of this site is ever kept. */
export function saveReturnPath(path: string): void {
  const own = ownPath(path);
  if (own) tabStorage.setItem(KEY, own);
}

/** The saved path, once; the home page when there is none. */
export function takeReturnPath(): string {
  const path = tabStorage.getItem(KEY);
  tabStorage.removeItem(KEY);
  return (path ? ownPath(path) : null) ?? '/';
}

/** The offer whose order somebody was on the way to when they were asked to log in; null where it was another page. */
export function offerOnTheWay(): number | null {
  const [, offer] = ORDER.exec(tabStorage.getItem(KEY) ?? '') ?? [];
  return offer ? Number(offer) : null;
}

/** It was ordered in another way, or is not wanted. */
export function forgetOfferOnTheWay(): void {
  if (offerOnTheWay() !== null) tabStorage.removeItem(KEY);
}

/**
 * The path as a browser reads it, or null when it would lead to another site: `/\host` and `/<tab>/host` are `//host` to a
 * browser, and `/.//host` becomes that once its dots are taken away.
 */
export function ownPath(path: string): string | null {
  if (!path.startsWith('/') || !URL.canParse(path, location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(path, location.origin);
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : null;
}
