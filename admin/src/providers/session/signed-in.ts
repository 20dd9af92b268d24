const KEY = 'parde.console.signedIn';

/**
 * Whether somebody has signed in to the console here. The session itself is a cookie that no script can read: this only saves
 * the log-in page from asking who is there.
 */
export function isSignedIn(): boolean {
  return localStorage.getItem(KEY) !== null;
}

export function rememberSignIn(): void {
  localStorage.setItem(KEY, '1');
}

export function forgetSignIn(): void {
  localStorage.removeItem(KEY);
}
