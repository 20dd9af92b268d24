const DAY_SECONDS = 86_400;
/** Login remember lasts 30 days, otherwise 1 day (specification §9). */
const REMEMBERED_DAYS = 30;
const ORDINARY_DAYS = 1;

function writeCookie(value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `token=${encodeURIComponent(value)}; Path=/; Max-Age=${days * DAY_SECONDS}; SameSite=Lax${secure}`;
}

/** The token is the public site's own cookie: whoever is signed in there is signed in here. */
export function readToken(): string | null {
  const value = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1];
  return value ? decodeURIComponent(value) : null;
}

export function storeToken(token: string, remember: boolean): void {
  writeCookie(token, remember ? REMEMBERED_DAYS : ORDINARY_DAYS);
}

export function clearToken(): void {
  writeCookie('', 0);
}
