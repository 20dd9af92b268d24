import { loadParts } from '../../components/feedback/lazy-part.ts';
import { onInteraction } from '../../lib/hydration/interactions.ts';

/** The first press itself has the processor for itself. */
const REST_MS = 2_000;

/** Whoever uses the page has its toasts: the first may be what says that the line is gone, and then they could not be loaded any more. */
export function startToasts(restMs = REST_MS): void {
  let begun = false;
  onInteraction(() => {
    if (begun) return;
    begun = true;
    setTimeout(() => void loadParts(['Toaster']), restMs);
  });
}
