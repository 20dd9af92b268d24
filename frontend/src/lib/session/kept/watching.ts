import { siteStorage } from '../../storage/storage.ts';

const KEY = 'parde.watching';

/** Whether this member had something to go on with when we last looked: its place on the page is then kept free. */
export function hasBegunSomething(): boolean {
  return siteStorage.getItem(KEY) === '1';
}

export function rememberBegun(begun: boolean): void {
  if (begun) siteStorage.setItem(KEY, '1');
  else siteStorage.removeItem(KEY);
}
