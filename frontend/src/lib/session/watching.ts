const KEY = 'parde.watching';

/** Whether this member had something to go on with when we last looked: its place on the page is then kept free. */
export function hasBegunSomething(): boolean {
  return localStorage.getItem(KEY) === '1';
}

export function rememberBegun(begun: boolean): void {
  if (begun) localStorage.setItem(KEY, '1');
  else localStorage.removeItem(KEY);
}
