const OVER = 'parde:session-over';
const TAKEN_UP = 'parde:session-taken-up';

/**
 * The server takes the session no longer: it has run out, or somebody has signed in elsewhere.
 * @returns whether a page asks for another sign-in above what is being done there.
 */
export function tellSessionOver(): boolean {
  return !window.dispatchEvent(new Event(OVER, { cancelable: true }));
}

/** @returns the way to stop listening. */
export function onSessionOver(ask: () => void): () => void {
  const listener = (event: Event) => {
    event.preventDefault();
    ask();
  };
  window.addEventListener(OVER, listener);
  return () => window.removeEventListener(OVER, listener);
}

/** Somebody has signed in above what is being done. */
export function tellTakenUp(): void {
  window.dispatchEvent(new Event(TAKEN_UP));
}

/** @returns the way to stop listening. */
export function onTakenUp(act: () => void): () => void {
  window.addEventListener(TAKEN_UP, act);
  return () => window.removeEventListener(TAKEN_UP, act);
}
