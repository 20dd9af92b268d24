import { drawnParts, hydrateNow } from './deferred-hydration.ts';

const FRAME_MS = 16;

/** Resolves when React has taken over every part of the page, or after a while, when one of them waits for what does not come. */
export async function wholePageTakenOver(longestMs = 3_000): Promise<void> {
  hydrateNow();
  for (let waited = 0; drawnParts.size > 0 && waited < longestMs; waited += FRAME_MS) {
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
  }
}
