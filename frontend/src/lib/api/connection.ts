import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const PROBE = '/health/live';
const PROBE_INTERVAL_MS = 3_000;

/** Marks an answer that the service worker had kept, because the server could not be reached. */
export const KEPT_HEADER = 'parde-kept';

let watching = false;
let probing = false;

async function probe(): Promise<void> {
  probing = true;
  while (!onlineManager.isOnline()) {
    await new Promise((resolve) => setTimeout(resolve, PROBE_INTERVAL_MS));
    const answer = await fetch(PROBE, { cache: 'no-store' }).catch(() => null);
    if (answer?.ok) onlineManager.setOnline(true);
  }
  probing = false;
}

/** A call did not reach the server: the page says so, and asks until it is back. What failed is then asked for again (see query-client.ts). */
export function reportLostServer(): void {
  if (!watching) return;
  onlineManager.setOnline(false);
  if (!probing) void probe();
}

/** The browser knows of the cable, calls know of everything behind it. */
export function watchConnection(): void {
  watching = true;
  onlineManager.setEventListener((setOnline) => {
    const back = () => setOnline(true);
    addEventListener('online', back);
    addEventListener('offline', reportLostServer);
    return () => {
      removeEventListener('online', back);
      removeEventListener('offline', reportLostServer);
    };
  });
  if (!navigator.onLine) reportLostServer();
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
}
