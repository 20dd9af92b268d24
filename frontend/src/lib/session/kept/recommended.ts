import { siteStorage } from '../../storage/storage.ts';

const KEY = 'parde.forYou';

/** Whether this member had recommendations when we last looked: their place on the page is then kept free. */
export function hadRecommendations(): boolean {
  return siteStorage.getItem(KEY) === '1';
}

export function rememberRecommended(some: boolean): void {
  if (some) siteStorage.setItem(KEY, '1');
  else siteStorage.removeItem(KEY);
}
