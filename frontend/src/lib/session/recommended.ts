const KEY = 'parde.forYou';

/** Whether this member had recommendations when we last looked: their place on the page is then kept free. */
export function hadRecommendations(): boolean {
  return localStorage.getItem(KEY) === '1';
}

export function rememberRecommended(some: boolean): void {
  if (some) localStorage.setItem(KEY, '1');
  else localStorage.removeItem(KEY);
}
