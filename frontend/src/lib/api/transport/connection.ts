import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const PROBE = '/health/live';
const PROBE_INTERVAL_MS = 3_000;
/** A line that says nothing for so long is taken for dead. */
const PATIENCE_MS = 6_000;

/** Marks an answer that the service worker had kept, because the server could not be reached. */
export const KEPT_HEADER = 'parde-kept';

let watching = false;
let probing = false;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const isReachable = () =>
  Promise.race([
    fetch(PROBE, { cache: 'no-store' }).then(
      (answer) => answer.ok,
      () => false,
    ),
    pause(PATIENCE_MS).then(() => false),
  ]);

async function probe(): Promise<void> {
  probing = true;
  while (!onlineManager.isOnline()) {
    await pause(PROBE_INTERVAL_MS);
    if (await isReachable()) onlineManager.setOnline(true);
  }
  probing = false;
}

/** A call did not reach the server: the page says so, and asks until it is back. What failed is then asked for again (see query-client.ts). */
export function reportLostServer(): void {
  if (!watching) return;
  onlineManager.setOnline(false);
  if (!probing) void probe();
}

/** A file of the site did not come: for want of a connection, or of the file alone. */
export async function askForServer(): Promise<void> {
  if (watching && !(await isReachable())) reportLostServer();
}

/** The browser knows of the cable, calls know of everything behind it. @returns what ends the watch. */
export function watchConnection(): () => void {
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
  return () => {
    watching = false;
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
}
