import { onInteraction } from './interactions.ts';

/** After the page has loaded; whoever reads for longer finds all of it at work. */
const REST_MS = 8_000;
/** Places that a part of the page mounts in once it is taken over. */
const GAPS = '[data-gap]';

let held: Promise<void> | null = null;
let letGo: () => void = () => undefined;

/**
 * The parts of a page that the server has drawn stay as they are until somebody gives a sign, or the page has rested for a
 * while: a phone has its main thread for itself meanwhile. A press is a sign as well, and does what it means.
 */
export function deferHydration(): void {
  // Somebody is at it already; a browser that does not tell is not made to wait.
  if ((navigator.userActivation?.hasBeenActive ?? true) || scrollY > 0) return;
  held = new Promise((resolve) => {
    letGo = resolve;
  });
  onInteraction(hydrateNow);
  // Nobody looks at a gap for longer than its part takes to come.
  const seen = new IntersectionObserver((gaps) => gaps.some(({ isIntersecting }) => isIntersecting) && hydrateNow());
  for (const gap of document.querySelectorAll(GAPS)) seen.observe(gap);
  held.then(() => seen.disconnect());
  const rest = () => setTimeout(hydrateNow, REST_MS);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}

/** @returns what a part has to wait for; null when nothing holds it. */
export const deferredHydration = (): Promise<void> | null => held;

export function hydrateNow(): void {
  held = null;
  letGo();
}

/** Parts that stand in the page as the server has drawn them. */
export const drawnParts = new Set<object>();
