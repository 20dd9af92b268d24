const KEY = 'parde.return-to';

/** Where to go back to after the login form. Only a path of this site is ever kept. */
export function saveReturnPath(path: string): void {
  if (path.startsWith('/') && !path.startsWith('//')) sessionStorage.setItem(KEY, path);
}

/** The saved path, once; the home page when there is none. */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path ?? '/';
}
