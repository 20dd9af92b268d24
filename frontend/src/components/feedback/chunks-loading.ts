import { useSyncExternalStore } from 'react';

let loading = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  loading += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useChunksLoading(): number {
  return useSyncExternalStore(
    subscribe,
    () => loading,
    () => 0,
  );
}

/** Lets the loading bar know of it. */
export function countLoading<T>(pending: Promise<T>): Promise<T> {
  change(1);
  return pending.finally(() => change(-1));
}
