/** What somebody does before they can want more of the page than to read it. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'click'] as const;

/** Calls at the first sign of each kind, before the page itself hears of it. */
export function onInteraction(listener: () => void): void {
  for (const sign of SIGNS) addEventListener(sign, listener, { capture: true, passive: true, once: true });
}
