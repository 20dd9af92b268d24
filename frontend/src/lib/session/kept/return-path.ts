import { tabStorage } from '../../storage/storage.ts';

/** Where it stands in the storage of the tab. */
export const RETURN_KEY = 'parde.return-to';

/** Where to go back to after the login form. Only a path of this site is ever kept. */
export function saveReturnPath(path: string): void {
  const own = ownPath(path);
  if (own) tabStorage.setItem(RETURN_KEY, own);
}

/** The saved path, once; the home page when there is none. */
export function takeReturnPath(): string {
  const path = tabStorage.getItem(RETURN_KEY);
  tabStorage.removeItem(RETURN_KEY);
  return (path ? ownPath(path) : null) ?? '/';
}

/**
 * The path as a browser reads it, or null when it would lead to another site: `/\host` and `/<tab>/host` are `//host` to a
 * browser, and `/.//host` becomes that once its dots are taken away.
 */
export function ownPath(path: string): string | null {
  if (!path.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(path, location.origin);
    return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : null;
  } catch {
    return null;
  }
}
