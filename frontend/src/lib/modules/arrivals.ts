import { useSyncExternalStore } from 'react';
import { deferredHydration } from '../hydration/deferred-hydration.ts';

let arrived = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const count = () => arrived;

function tell(): void {
  // Until then nothing stands in for anything, and a part that is drawn anew would be taken over.
  if (deferredHydration()) return;
  arrived += 1;
  for (const listener of listeners) listener();
}

/** Tells, once whoever waits for it knows, that code or texts have come. */
export function tellOfArrival<T>(coming: Promise<T>): Promise<T> {
  coming.then(
    () => setTimeout(tell),
    () => undefined,
  );
  return coming;
}

/**
 * Draws a place anew when something has come that it may wait for. Left to itself React shows what was waited for 300 ms after
 * its stand-in at the earliest, also where it has come in no time.
 */
export function useArrivals(): void {
  useSyncExternalStore(subscribe, count, count);
}
