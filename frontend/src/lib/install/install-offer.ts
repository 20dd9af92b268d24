import { useSyncExternalStore } from 'react';

/** What browsers that can install a site give to it; no standard names it yet. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function hold(next: InstallPromptEvent | null): void {
  offer = next;
  for (const tell of listeners) tell();
}

/** Keeps the browser's offer to install the site until somebody wants it: it is made once, early, and never again. */
export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    hold(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => hold(null));
}

/** The browser's own dialog. @returns whether it was accepted. */
async function install(): Promise<boolean> {
  const accepted = offer;
  // An offer is good for one dialog.
  hold(null);
  return (await accepted?.prompt())?.outcome === 'accepted';
}

/** @returns how to install the site, null where the browser offers no way. */
export function useInstall(): (() => Promise<boolean>) | null {
  const offered = useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => offer !== null,
    () => false,
  );
  return offered ? install : null;
}
