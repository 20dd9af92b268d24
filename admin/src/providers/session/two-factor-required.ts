const REQUIRED = 'parde:two-factor-required';

/** The server has refused a call because two-factor sign-in must be set up first. */
export function tellTwoFactorRequired(): void {
  window.dispatchEvent(new Event(REQUIRED));
}

/** @returns the way to stop listening. */
export function onTwoFactorRequired(listener: () => void): () => void {
  window.addEventListener(REQUIRED, listener);
  return () => window.removeEventListener(REQUIRED, listener);
}
